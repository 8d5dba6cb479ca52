// Made by `npm run gen` from schemas/. Edit the schemas, then run it again.

/**
 * A page of this site (/news), an outside address (https://…, http://…, //…), mailto:, tel: or an #anchor.
 */
export type Link = string
/**
 * A stable name, unique in its list: small letters, digits and hyphens.
 */
export type Id = string
/**
 * A moment with its offset from UTC, such as 2025-10-26T07:30:00+08:00.
 */
export type Instant = string
/**
 * A calendar day, such as 2025-10-26.
 */
export type Day = string


/**
 * One text in Chinese and, where the site has an English version, in English.
 */
export interface Text {
/**
 * The text in Chinese.
 */
zh: string
/**
 * The same text in English; without it English readers see the Chinese one.
 */
en?: string
}
/**
 * HTML in Chinese and English. It is cleaned before anyone sees it: scripts, styles and unsafe links are cut.
 */
export interface RichText {
/**
 * The HTML in Chinese.
 */
zh: string
/**
 * The same HTML in English.
 */
en?: string
}
/**
 * A picture of this site and what it shows, for people who cannot see it.
 */
export interface Image {
/**
 * Path in the site's folder (media/hero.jpg) or an https address.
 */
src: string
alt?: Text
}
/**
 * When the block is shown, by the server's clock.
 */
export interface Visible {
from?: Instant
until?: Instant
}
/**
 * One home block: which type, written for which version of it, with which props.
 */
export interface Block {
/**
 * The block's type, such as carousel.
 */
type: string
/**
 * The version of the type that the props were written for.
 */
version: number
id: Id
visible?: Visible
/**
 * What the block shows, in the shape of its own schema.
 */
props: {

}
}
/**
 * One page: which type, written for which version of it, with which props.
 */
export interface Page {
/**
 * The page's type, such as document.
 */
type: string
/**
 * The version of the type that the props were written for.
 */
version: number
/**
 * What the page shows, in the shape of its own schema.
 */
props: {

}
}
/**
 * An article, notice or set of rules: one file in the site's documents folder.
 */
export interface Document {
/**
 * The document's name, unique in the site.
 */
id: (string | number)
/**
 * When it was published: milliseconds since 1970.
 */
time: number
/**
 * The title in Chinese.
 */
title: string
/**
 * The title in English.
 */
titleEn?: string
/**
 * One or two sentences for lists, in Chinese.
 */
summary?: string
/**
 * One or two sentences for lists, in English.
 */
summaryEn?: string
/**
 * The HTML in Chinese.
 */
content: string
/**
 * The HTML in English.
 */
contentEn?: string
/**
 * Whether lists and the home page put it first.
 */
recommend?: boolean
}
/**
 * One distance that runners can enter.
 */
export interface RaceItem {
id: Id
name: Text
/**
 * Length in kilometres.
 */
distanceKm: number
/**
 * Whether the distance is only about right.
 */
isDistanceApproximate?: boolean
/**
 * How many runners can start.
 */
places?: number
/**
 * Fee per person in fen (hundredths of a yuan).
 */
feeFen?: number
/**
 * Youngest age on race day in years; left out where there is none.
 */
minAge?: number
/**
 * Oldest age on race day in years; left out where there is none.
 */
maxAge?: number
/**
 * Whether places are drawn or go to whoever comes first.
 */
allocation?: ("draw" | "first-come")
startsAt?: Instant
/**
 * Metres of ascent.
 */
climbM?: number
note?: Text
}
/**
 * The facts of the race that blocks and pages share, written once.
 */
export interface Race {
name: Text
startsAt: Instant
endsAt?: Instant
city?: Text
venue?: Text
/**
 * When and where runners sign up.
 */
registration?: {
opensAt: Instant
closesAt: Instant
drawAt?: Instant
link?: Link
}
resultsLink?: Link
lookupLink?: Link
/**
 * The distances.
 * 
 * @maxItems 50
 */
items?: RaceItem[]
}
/**
 * One entry of the site's map: an address, what is shown there and how the menu shows it.
 */
export interface Route {
/**
 * The address: /group for a top entry, a bare name below it.
 */
path: string
/**
 * Other paths that lead here.
 */
aliases?: string[]
/**
 * The route's programmatic name, such as RegistrationSearch.
 */
name?: string
title?: Text
page?: Page
/**
 * The path that visitors are sent on to.
 */
redirect?: string
link?: Link
/**
 * Whether the menu leaves it out.
 */
hidden?: boolean
/**
 * Whether the menu shows a group even for a single child.
 */
alwaysShow?: boolean
/**
 * The path that the menu highlights while this page is open.
 */
activeMenu?: string
/**
 * The group that the entry belongs to.
 */
parent?: string
/**
 * The name of the entry's icon.
 */
icon?: string
/**
 * The entries below this one.
 * 
 * @maxItems 100
 */
children?: Route[]
}

/** The props of each home block type, in their newest version. */
export interface HomeProps {

}

/** The props of each page type, in their newest version. */
export interface PageProps {

}
