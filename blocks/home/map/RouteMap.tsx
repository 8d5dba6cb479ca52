import L from "leaflet";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef } from "react";
import { distanceKm, markerKms, type Station, stationAt, type Track } from "#blocks/kit/map/track.ts";
import styles from "./CourseMap.module.css";

interface RouteMapProps {
  tracks: (Track & { name: string })[];
  /** The background; without it the route lies on a plain. `attribution` is plain text. */
  tiles?: { url: string; attribution: string; maxZoom?: number };
  /** The km of a course to point out. */
  shown: { track: Track; km: number } | undefined;
  texts: Record<"map" | "start" | "finish" | "both" | "zoomIn" | "zoomOut", string>;
}

/**
 * The routes on a map that moves by keyboard, mouse and two fingers and leaves the wheel and one
 * finger to the page.
 */
export default function RouteMap({ tracks, tiles, shown, texts }: RouteMapProps) {
  const element = useRef<HTMLElement>(null);
  const pin = useRef<L.Marker>(undefined);
  const { url, attribution, maxZoom } = tiles ?? {};
  const { zoomIn, zoomOut, start, finish, both } = texts;
  useEffect(() => {
    if (!element.current) return;
    const map = newMap(element.current, zoomIn, zoomOut);
    if (url) {
      L.tileLayer(url, { attribution: escapeText(attribution ?? ""), maxZoom: maxZoom ?? 18 }).addTo(map);
      L.control.attribution({ prefix: false }).addTo(map);
    }
    drawRoutes(map, tracks, { start, finish, both });
    pin.current = L.marker([0, 0], {
      icon: sign(styles.pin, ""),
      interactive: false,
      keyboard: false,
      zIndexOffset: 2000,
    });
    const pinned = pin.current;
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      pinned.remove();
      map.remove();
    };
  }, [tracks, url, attribution, maxZoom, zoomIn, zoomOut, start, finish, both]);
  useEffect(() => {
    if (!shown || !pin.current) return;
    const { lat, lon } = stationAt(shown.track, shown.km);
    pin.current.setLatLng([lat, lon]);
    const map = maps.get(element.current as HTMLElement);
    if (map) pin.current.addTo(map);
  }, [shown]);
  return <section ref={element} className={styles.map} data-tiles={url !== undefined} aria-label={texts.map} />;
}

// The pin's effect needs the map that the first effect made for the same element.
const maps = new WeakMap<HTMLElement, L.Map>();

function newMap(element: HTMLElement, zoomInTitle: string, zoomOutTitle: string): L.Map {
  const map = L.map(element, {
    scrollWheelZoom: false,
    // One finger scrolls the page.
    dragging: !L.Browser.mobile,
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.25,
    fadeAnimation: !isCalm(),
    zoomAnimation: !isCalm(),
  });
  maps.set(element, map);
  return map.addControl(L.control.zoom({ zoomInTitle, zoomOutTitle }));
}

function drawRoutes(
  map: L.Map,
  tracks: RouteMapProps["tracks"],
  words: Record<"start" | "finish" | "both", string>,
): void {
  const paths = tracks.map(({ stations }) => stations.map(({ lat, lon }) => L.latLng(lat, lon)));
  // Room for the zoom buttons, so that they do not cover the route, and for the label below the
  // finish.
  const leftPadding = map.getSize().x < 700 ? 84 : 40;
  map.fitBounds(L.latLngBounds(paths.flat()), {
    paddingTopLeft: [leftPadding, 36],
    paddingBottomRight: [40, 64],
    animate: false,
    maxZoom: 16,
  });
  for (const className of [styles.casing, styles.route])
    for (const path of paths) L.polyline(path, { className, interactive: false, smoothFactor: 1.5 }).addTo(map);
  const [only] = tracks;
  if (only && tracks.length === 1) placeSigns(map, only, words);
  else placeNames(map, tracks);
}

function placeSigns(map: L.Map, track: Track, words: Record<"start" | "finish" | "both", string>): void {
  for (const km of markerKms(track.distanceKm)) place(map, stationAt(track, km), sign(styles.km, `${km}`));
  const [first, last] = [track.stations[0], track.stations.at(-1)] as [Station, Station];
  // Start and finish of a loop are one place: two labels would hide each other.
  if (distanceKm(first, last) < track.distanceKm * 0.02) place(map, first, sign(styles.end, words.both), 1000);
  else {
    place(map, last, sign(styles.end, words.finish), 1000);
    place(map, first, sign(styles.end, words.start), 1000);
  }
}

// At the start of each of several courses its name; those that start at one place share a label.
function placeNames(map: L.Map, tracks: RouteMapProps["tracks"]): void {
  const starts: { station: Station; names: string[] }[] = [];
  for (const { name, stations } of tracks) {
    const station = stations[0] as Station;
    const same = starts.find((start) => distanceKm(start.station, station) < 0.2);
    if (same) same.names.push(name);
    else starts.push({ station, names: [name] });
  }
  for (const { station, names } of starts) place(map, station, sign(styles.end, names.join(" · ")), 1000);
}

function place(map: L.Map, { lat, lon }: Station, icon: L.DivIcon, zIndexOffset = 0): void {
  L.marker([lat, lon], { icon, interactive: false, keyboard: false, zIndexOffset }).addTo(map);
}

function sign(className: string | undefined, words: string): L.DivIcon {
  const label = document.createElement("span");
  label.textContent = words;
  return L.divIcon({ className: className ?? "", html: label, iconSize: undefined });
}

// Leaflet takes an attribution for HTML.
function escapeText(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function isCalm(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
