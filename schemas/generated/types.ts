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
 * How much space there is.
 */
export type Distance = ("none" | "small" | "regular" | "large")
/**
 * What ranks, range by range: such as places 1 to 3 by gun time, the rest by net time. The last range has no end.
 * 
 * @minItems 1
 * @maxItems 5
 */
export type RankingBasis = {
/**
 * The last place of this range; left out for all further places.
 */
upTo?: number
/**
 * gun: the time from the gun of the runner's start. net: the time from when the runner crossed the start line.
 */
by: ("gun" | "net")
}[]
/**
 * To whom the menu and the page are shown, the entries below it as well: everybody (as if left out), visitors who are logged in, those who have signed up for this race, or those who have not. It protects nothing: anyone can read what a site publishes.
 */
export type Audience = ("everybody" | "logged-in" | "entered" | "not-entered")
/**
 * The two-letter code (ISO 3166-1) of a country or region.
 */
export type CountryAnswer = string
/**
 * A, B, AB or O, with + or - where Rh is asked for; unknown for whoever does not know it.
 */
export type BloodTypeAnswer = ("A" | "B" | "AB" | "O" | "A+" | "B+" | "AB+" | "O+" | "A-" | "B-" | "AB-" | "O-" | "unknown")
/**
 * The ids of the chosen answers.
 * 
 * @minItems 1
 * @maxItems 30
 */
export type CheckboxAnswer = string[]
/**
 * The id of a size.
 */
export type ClothingSizeAnswer = string
/**
 * A signed commitment form, as a file or signed here.
 */
export type CommitmentFormAnswer = ({
/**
 * Handed in as a file.
 */
kind: "upload"
/**
 * A file that the runner handed in.
 */
file: {
/**
 * Names the file among the runner's uploads.
 */
id: string
/**
 * What the file is called.
 */
name: string
}
} | {
/**
 * Signed here.
 */
kind: "signature"
signature: SignatureAnswer
/**
 * The instant of the signature, RFC 3339.
 */
agreedAt: string
})
/**
 * A signature, drawn or typed.
 */
export type SignatureAnswer = ({
/**
 * Drawn by hand.
 */
kind: "drawn"
/**
 * The lines in the order in which they were drawn.
 * 
 * @minItems 1
 * @maxItems 200
 */
strokes: number[][][]
/**
 * Of the pad, in pixels.
 */
width: number
/**
 * Of the pad, in pixels.
 */
height: number
} | {
/**
 * Typed.
 */
kind: "typed"
/**
 * The whole name.
 */
name: string
})
/**
 * A day as YYYY-MM-DD.
 */
export type DatePickerAnswer = string
/**
 * An email address.
 */
export type EmailAnswer = string
/**
 * Files that the runner handed in, in the order in which they came.
 * 
 * @minItems 1
 * @maxItems 20
 */
export type FileUploadAnswer = {
/**
 * Names the file among the runner's uploads.
 */
id: string
/**
 * What the file is called.
 */
name: string
}[]
/**
 * 1 male, 2 female.
 */
export type GenderAnswer = (1 | 2)
/**
 * One line of text.
 */
export type InputAnswer = string
/**
 * Pictures that the runner handed in, in the order in which they came.
 * 
 * @minItems 1
 * @maxItems 20
 */
export type MultipleImageUploadAnswer = {
/**
 * Names the picture among the runner's uploads.
 */
id: string
/**
 * What the file is called.
 */
name: string
/**
 * In pixels.
 */
width: number
/**
 * In pixels.
 */
height: number
}[]
/**
 * A number.
 */
export type NumberAnswer = number
/**
 * Races that somebody has run, in the order in which they were chosen.
 * 
 * @minItems 1
 * @maxItems 50
 */
export type PastEventsAnswer = {
/**
 * Its id in the list.
 */
id: string
/**
 * The name of the race when it was chosen.
 */
name: string
}[]
/**
 * The id of the chosen answer.
 */
export type PickerAnswer = string
/**
 * The id of the chosen answer.
 */
export type RadioAnswer = string
/**
 * The ids of the options, the first choice first.
 * 
 * @minItems 1
 * @maxItems 20
 */
export type RankingAnswer = string[]
/**
 * How many of the points were given, from 1.
 */
export type RatingAnswer = number
/**
 * Several lines of text.
 */
export type TextareaAnswer = string
/**
 * An address that begins with http:// or https://.
 */
export type UrlAnswer = string
/**
 * Where the answer stands, as a JSON Pointer: /name, /emergency/phone.
 */
export type FormPointer = string
/**
 * A day as YYYY-MM-DD, or race-day: the day on which the entrant's item starts, in the race's zone.
 */
export type FormDay = ("race-day" | string)
/**
 * The items for which it holds; left out, all of them.
 * 
 * @minItems 1
 * @maxItems 50
 */
export type FormItemIds = Id[]
/**
 * A host name in small letters, such as img.example.org or *.example.org. Browsers load from it by https.
 */
export type SiteHost = string
/**
 * The code alone, without the element around it.
 */
export type SiteVerification = string
/**
 * A host name in small letters, such as stats.example.org. Browsers send to it by https.
 */
export type SiteExactHost = string
/**
 * The folder on that host in which the program is installed, such as /matomo. Left out, the host itself.
 */
export type SiteFolder = string


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
 * One block: which type, written for which version of it, with which props, and its frame on the page.
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
/**
 * A stable name, unique in its list: letters, digits and hyphens. Blocks of a composite have the id of their instance before a slash.
 */
id: string
visible?: Visible
/**
 * How wide the content is: as a text, as the rest of the page, wider, or as the window.
 */
width?: ("narrow" | "regular" | "wide" | "full")
/**
 * The background: the page, a shade darker, the race's colour, or dark.
 */
tone?: ("plain" | "sunken" | "accent" | "night")
background?: Background
/**
 * The space above and below; what is left out is as the block has it by itself.
 */
space?: {
above?: Distance
below?: Distance
}
anchor?: Id
/**
 * The screens that do not show the block: those up to 767 px wide (phone), or wider ones (desktop).
 */
hideOn?: ("phone" | "desktop")
/**
 * Of a composite block: the name of one of its variants.
 */
variant?: string
/**
 * Of a composite block: the blocks of its slots, by the slot's name.
 */
slots?: {
/**
 * @maxItems 50
 */
[k: string]: Block[]
}
/**
 * What the block shows, in the shape of its own schema.
 */
props: {

}
}
/**
 * A picture behind the block, darkened so that text on it can be read.
 */
export interface Background {
/**
 * Path in the site's folder (media/hero.jpg) or an https address.
 */
src: string
/**
 * The point of the picture that stays in sight if it is cropped; without it, that of media/pictures.json, or the middle.
 */
focus?: {
/**
 * Percent of the width, from the left edge.
 */
x: number
/**
 * Percent of the height, from the top edge.
 */
y: number
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
 * When it is published: milliseconds since 1970.
 */
time: number
/**
 * When it expires: milliseconds since 1970.
 */
until?: number
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
image?: Image
/**
 * The languages in whose lists and feeds it is; all those of the site if left out.
 * 
 * @minItems 1
 * @maxItems 2
 */
languages?: ("zh" | "en")[]
/**
 * Whether it was withdrawn: no list and no feed has it, nobody reads its text, and its page states that it was withdrawn.
 */
withdrawn?: boolean
/**
 * Whether lists put it first, marked as recommended.
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
 * How places are given: drawn, to those who come first (as if left out), by the organiser's approval of an application, or by invitation.
 */
allocation?: ("draw" | "first-come" | "direct" | "invite")
opensAt?: Instant
closesAt?: Instant
/**
 * How many people one sign-up has, within what its form allows.
 */
groupSize?: {
/**
 * The fewest people of one sign-up.
 */
min?: number
/**
 * The most people of one sign-up.
 */
max?: number
}
/**
 * Whether runners can wait for a place once all are taken; freed places go to them in their order.
 */
waitingList?: boolean
promoteUntil?: Instant
/**
 * The ids of the race's pools of which each entry takes a place too.
 * 
 * @maxItems 10
 */
pools?: Id[]
exclusionGroup?: Id
/**
 * How long runners of this item have to pay once they have a place. Left out, as prices.payWithinMinutes states.
 */
payWithinMinutes?: number
startsAt?: Instant
/**
 * Metres of ascent.
 */
climbM?: number
note?: Text
results?: ItemResults
}
/**
 * How the results of this item are made: starts, timing points, ranking, age groups and prizes.
 */
export interface ItemResults {
/**
 * Waves with a gun of their own. Left out, all start when the item starts.
 * 
 * @minItems 1
 * @maxItems 50
 */
starts?: StartWave[]
/**
 * The gun from which the timer's gun times count: that of the runner's own start (as if left out), or that of the first start for all. Runners are always ranked from the gun of their own start.
 */
gunTimesFrom?: ("own" | "first")
/**
 * The points between start and finish at which times are taken, in their order along the course. The finish is always one.
 * 
 * @maxItems 60
 */
points?: TimingPoint[]
finishCutOffAt?: Instant
ranking?: Ranking
outOfCompetition?: OutOfCompetition
/**
 * The groups by age in which runners are also ranked. A runner is in the first that fits.
 * 
 * @maxItems 60
 */
ageGroups?: AgeGroup[]
prizes?: Prizes
/**
 * What differs for results of earlier years: when they were, and rules that were others then.
 * 
 * @maxItems 60
 */
pastEditions?: PastEdition[]
}
/**
 * One wave of runners that starts by its own gun.
 */
export interface StartWave {
id: Id
name?: Text
gunAt: Instant
}
/**
 * A point on the course at which times are taken.
 */
export interface TimingPoint {
id: Id
name: Text
/**
 * Kilometres from the start.
 */
distanceKm: number
cutOffAt?: Instant
}
/**
 * How runners are ranked. Left out: by gun time, the same time is the same place.
 */
export interface Ranking {
basis?: RankingBasis
/**
 * The basis of single lists, if it differs.
 */
lists?: {
overall?: RankingBasis
gender?: RankingBasis
ageGroup?: RankingBasis
}
/**
 * Whether times are rounded to whole seconds before runners are ranked: none (as if left out), up (as World Athletics does) or down.
 */
rounding?: ("none" | "up" | "down")
/**
 * Runners with the same time share the place (as if left out), or are ranked by exact gun time, or by bib.
 */
ties?: ("shared" | "gun" | "bib")
/**
 * The day on which ages count: that of the item (as if left out), the first day of the race, or the last day of its year.
 */
ageOn?: ("race-day" | "first-day" | "year-end")
/**
 * The ids of points that each runner must have passed. Who lacks a time there is not ranked.
 * 
 * @maxItems 60
 */
requiredPoints?: Id[]
/**
 * How many of the required points may lack a time, since mats sometimes fail. Left out, none.
 */
mayMissPoints?: number
/**
 * Whether men and women of an age group are ranked together. Left out, apart.
 */
mixedAgeGroups?: boolean
/**
 * Whether those behind move up when a runner is disqualified after the official results were published. Left out, they do; if false, the place stays empty.
 */
promote?: boolean
}
/**
 * Who runs along and is not ranked, such as pacers.
 */
export interface OutOfCompetition {
/**
 * Categories as files of results write them.
 * 
 * @maxItems 50
 */
categories?: string[]
/**
 * The ids of starts of which nobody is ranked.
 * 
 * @maxItems 50
 */
starts?: Id[]
}
/**
 * Runners of some ages.
 */
export interface AgeGroup {
id: Id
name: Text
/**
 * The youngest age of the group; left out, there is none.
 */
from?: number
/**
 * The oldest age of the group; left out, there is none.
 */
to?: number
/**
 * Left out, the group is for all.
 */
gender?: ("male" | "female")
}
/**
 * The prize money of the item and its rules.
 */
export interface Prizes {
/**
 * Whether a runner who wins several prizes gets the highest only (as if left out), or all.
 */
stack?: ("highest" | "all")
/**
 * Whether a prize that a runner does not get because of a higher one goes to the next runner of its list. Left out, nobody gets it.
 */
passOn?: boolean
/**
 * Whether those behind get the prize of a runner who is disqualified after the official results were published. Left out, they do not.
 */
promote?: boolean
/**
 * Working days after the official results are published before prizes are due.
 */
publicityDays?: number
/**
 * Days after a prize is due in which it can be claimed. Left out, there is no end.
 */
claimDays?: number
/**
 * Days from Monday to Friday that are no working days, such as public holidays.
 * 
 * @maxItems 60
 */
holidays?: Day[]
/**
 * Saturdays and Sundays that are working days.
 * 
 * @maxItems 30
 */
workdays?: Day[]
/**
 * Percent of each prize that is kept as tax.
 */
taxPercent?: number
/**
 * Who wins how much.
 * 
 * @maxItems 60
 */
lists: PrizeList[]
}
/**
 * Prizes by place.
 */
export interface PrizeList {
id: Id
name: Text
/**
 * Men, women, or each of them apart. Left out, all are in one list.
 * 
 * @minItems 1
 * @maxItems 2
 */
genders?: ("male" | "female")[]
/**
 * The ids of age groups that each have these prizes. Left out, the list is for all ages.
 * 
 * @minItems 1
 * @maxItems 60
 */
ageGroups?: Id[]
/**
 * Who can win, such as residents of the city. Left out, everybody.
 */
eligible?: {
/**
 * Runners whose city contains one of these words.
 * 
 * @maxItems 50
 */
cities?: string[]
/**
 * Runners of these countries, as files of results write them.
 * 
 * @maxItems 50
 */
countries?: string[]
/**
 * Runners of these categories, as files of results write them.
 * 
 * @maxItems 50
 */
categories?: string[]
}
/**
 * The prize of each place in fen (hundredths of a yuan), before tax, from the first place on.
 * 
 * @minItems 1
 * @maxItems 200
 */
amountsFen: number[]
}
/**
 * Results of an earlier year. Rules that it has not are those of today, without starts and cut-offs.
 */
export interface PastEdition {
edition: Id
startsAt: Instant
/**
 * The points between start and finish at which times are taken, in their order along the course. The finish is always one.
 * 
 * @maxItems 60
 */
points?: TimingPoint[]
ranking?: Ranking
/**
 * The groups by age in which runners are also ranked. A runner is in the first that fits.
 * 
 * @maxItems 60
 */
ageGroups?: AgeGroup[]
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
 * Sentences of the race's own that can be shown on every page on race day, beside those that every race has (delay, reroute, heat, storm, cancelled). One with the same id replaces that one.
 * 
 * @maxItems 20
 */
alerts?: {
/**
 * By which `startline alert` names it.
 */
id: string
/**
 * How urgent it is: how it is drawn, and whether screen readers interrupt for it.
 */
level: ("notice" | "warning" | "danger")
text: Text
}[]
pickUp?: PickUp
mailing?: Mailing
bibs?: Bibs
bibsFrozenAt?: Instant
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
/**
 * Places that several items share, such as the capacity of the start area.
 * 
 * @maxItems 20
 */
pools?: Pool[]
}
/**
 * The places and times at which runners pick up their race packs: each confirmed entry books one slot. All times of day are in the race's time zone.
 */
export interface PickUp {
opensAt: Instant
closesAt: Instant
/**
 * How many hours before its start a booked slot can be moved or cancelled at the latest. Left out, until it starts.
 */
changeUntilHours?: number
bring?: Text
/**
 * What staff do with a runner who comes before the booked time: admit, ask who is in charge, or refuse. Left out, admit.
 */
early?: ("admit" | "ask" | "refuse")
/**
 * What staff do with a runner who comes after the booked time: admit, ask who is in charge, or refuse. Left out, admit.
 */
late?: ("admit" | "ask" | "refuse")
proxies?: Text
minors?: Text
/**
 * What runners get there, in this order.
 * 
 * @maxItems 20
 */
materials?: PickUpMaterial[]
/**
 * The places at which race packs are picked up.
 * 
 * @minItems 1
 * @maxItems 12
 */
sites: PickUpSite[]
}
/**
 * One thing that runners get.
 */
export interface PickUpMaterial {
id: Id
name?: Text
/**
 * The question of the sign-up form whose answer is shown beside it, such as the size of the shirt.
 */
field?: string
}
/**
 * One place at which race packs are picked up.
 */
export interface PickUpSite {
id: Id
name: Text
address: Text
map?: Link
/**
 * When it is open.
 * 
 * @minItems 1
 * @maxItems 14
 */
days: {
date: Day
/**
 * The times of that day that can be booked.
 * 
 * @minItems 1
 * @maxItems 48
 */
slots: PickUpTime[]
}[]
}
/**
 * One slot, or with everyMinutes several of the same length, one after the other.
 */
export interface PickUpTime {
/**
 * The time of day at which it begins, such as 09:00.
 */
from: string
/**
 * The time of day at which it ends, such as 18:00.
 */
until: string
/**
 * The time is divided into slots of that many minutes. Left out, it is one slot.
 */
everyMinutes?: number
/**
 * How many runners can book each slot.
 */
runners: number
}
/**
 * Race packs that nobody collected are mailed after the race to runners who pay for it: those of confirmed entries that were never handed out. It opens once every staff device has synced or was closed by two people.
 */
export interface Mailing {
opensAt: Instant
closesAt: Instant
/**
 * What the mailing of one race pack costs in fen (hundredths of a yuan).
 */
feeFen: number
/**
 * Provinces with another fee, or to which nothing is mailed.
 * 
 * @maxItems 31
 */
regions?: {
/**
 * Their codes, such as 540000.
 * 
 * @minItems 1
 * @maxItems 31
 */
provinces: ("110000" | "120000" | "130000" | "140000" | "150000" | "210000" | "220000" | "230000" | "310000" | "320000" | "330000" | "340000" | "350000" | "360000" | "370000" | "410000" | "420000" | "430000" | "440000" | "450000" | "460000" | "500000" | "510000" | "520000" | "530000" | "540000" | "610000" | "620000" | "630000" | "640000" | "650000")[]
/**
 * In fen. Left out, nothing is mailed there.
 */
feeFen?: number
}[]
contents?: Text
/**
 * The earlier race whose packs are mailed. Left out, those of this race.
 */
from?: {
race: Id
name: Text
}
}
/**
 * The numbers that runners wear, by rule: organisers give them to all confirmed entries at once, or import them.
 */
export interface Bibs {
shownFrom?: Instant
/**
 * The blocks of numbers. A runner gets the next free number of the first block of the item that fits and is not used up.
 * 
 * @minItems 1
 * @maxItems 200
 */
blocks: BibBlock[]
lucky?: LuckyBibs
}
/**
 * Numbers from one to another, such as A0001 to A1500.
 */
export interface BibBlock {
id: Id
item: Id
/**
 * The first number of the block.
 */
from: number
/**
 * The last number of the block.
 */
to: number
/**
 * What is before the number: one to four capital letters.
 */
prefix?: string
/**
 * To how many digits the number is filled with zeros: 4 makes 0088. Left out, none are added.
 */
digits?: number
start?: Id
/**
 * Only runners with one of these answers get these numbers. Left out, all of the item.
 */
when?: {
/**
 * The question of the sign-up form, such as the target time.
 */
field: string
/**
 * The values of the answers, as the form states them.
 * 
 * @minItems 1
 * @maxItems 100
 */
in: string[]
}
}
/**
 * Numbers of the blocks that runners choose, first come, first served, or that are drawn among those who want one. Those that are left are given out like all others.
 */
export interface LuckyBibs {
/**
 * choice: each runner chooses one that is free. draw: they are drawn among the runners who ask for one.
 */
by: ("choice" | "draw")
/**
 * The numbers as they are printed, such as A0088.
 * 
 * @minItems 1
 * @maxItems 2000
 */
numbers: string[]
opensAt: Instant
closesAt: Instant
}
/**
 * A number of places that several items share.
 */
export interface Pool {
id: Id
/**
 * How many runners these items can have together.
 */
places: number
}
/**
 * One entry of the site's map: an address, what is shown there, how the menu shows it, when and to whom.
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
/**
 * Whether the redirect is for good (301), so that browsers and search engines remember it; else it is for now (302).
 */
isPermanent?: boolean
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
visible?: Visible
audience?: Audience
/**
 * The entries below this one.
 * 
 * @maxItems 100
 */
children?: Route[]
}
/**
 * What a certificate looks like: a sheet in millimetres with texts, facts of the result, pictures, a code to scan and the line of the course. It is drawn as PDF and as PNG.
 */
export interface Certificate {
id: Id
title?: Text
/**
 * Who gets the certificate: finishers, participants, volunteers. Left out, finishers.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: Finishers have a rank or a time, participants a place, volunteers helped.
 */
sets?: ("finishers" | "participants" | "volunteers")[]
/**
 * The ids of the race's items that it is for. Left out, it is for all that no other certificate names.
 * 
 * @minItems 1
 * @maxItems 50
 */
items?: Id[]
/**
 * How many hours after the end of the race certificates can be downloaded.
 */
opensAfterHours?: number
/**
 * The size of the sheet in millimetres; A4 is 210 × 297.
 */
page: {
/**
 * Millimetres.
 */
width: number
/**
 * Millimetres.
 */
height: number
}
/**
 * What is behind everything.
 */
background?: {
/**
 * The colour of the sheet, such as #ffffff.
 */
colour?: string
/**
 * A picture of the site's folder that fills the sheet, such as media/certificate.jpg.
 */
picture?: string
}
/**
 * What is on the sheet, from the back to the front.
 * 
 * @minItems 1
 * @maxItems 200
 */
elements: CertificateElement[]
}
/**
 * A text, a fact, a picture, the code to scan, the line of the course, or a shape. Lengths are in millimetres from the top left corner of the sheet.
 */
export interface CertificateElement {
/**
 * text: words, with facts in braces such as {name}. field: one fact. picture: a picture of the folder. qr: the code that leads to the check page. course: the line of a course file. shape: a path to fill or to draw.
 */
type: ("text" | "field" | "picture" | "qr" | "course" | "shape")
/**
 * For which of the certificate's sets it is drawn. Left out, for all.
 * 
 * @minItems 1
 * @maxItems 3
 * 
 * Items: Finishers have a rank or a time, participants a place, volunteers helped.
 */
visible?: ("finishers" | "participants" | "volunteers")[]
/**
 * Millimetres.
 */
x?: number
/**
 * Millimetres, to the edge of the text that valign names.
 */
y?: number
/**
 * Millimetres; a text is shrunk and broken to have room in it.
 */
width?: number
/**
 * Millimetres; of a text, how high its lines together may be.
 */
height?: number
text?: Text
/**
 * The name of a fact.
 */
field?: string
/**
 * The size of the letters in points.
 */
size?: number
/**
 * To which size a text is shrunk before it takes another line. Left out, 60 % of its size.
 */
minSize?: number
/**
 * How many lines a text may take; one that is still too long is shrunk further.
 */
lines?: number
/**
 * How bold the letters are.
 */
weight?: ("light" | "regular" | "medium" | "bold" | "black")
/**
 * At which edge of its width a text is.
 */
align?: ("left" | "center" | "right")
/**
 * Which edge of the text is at y.
 */
valign?: ("top" | "middle" | "bottom")
/**
 * Points between the letters.
 */
spacing?: number
/**
 * Of letters, or of the line of a course. Left out, #111111.
 */
colour?: string
/**
 * 0 is invisible, 1 covers what is behind.
 */
opacity?: number
/**
 * A picture of the site's folder (media/logo.svg), or the file of a course (media/course.gpx).
 */
src?: string
/**
 * contain: the whole picture; cover: the box is filled.
 */
fit?: ("contain" | "cover")
/**
 * As the d of an SVG path, in millimetres from x and y.
 */
path?: string
/**
 * The colour that fills a shape.
 */
fill?: string
/**
 * The colour of its line.
 */
stroke?: string
/**
 * Millimetres.
 */
lineWidth?: number
}
/**
 * A block type that an organiser composes from other blocks: its props, slots and variants, and the tree of blocks that it becomes.
 */
export interface Composite {
/**
 * Names this file as a composite block.
 */
$schema: "https://startline.dev/schemas/composite/v1.schema.json"
/**
 * The name by which pages use it, such as my/sponsor-wall. The file is composites/my/sponsor-wall/v1.json.
 */
type: string
/**
 * The version of the composite, from 1.
 */
version: number
title: Text
description?: Text
/**
 * The values that an instance states, in the words of JSON Schema that docs/composites.md lists.
 */
props?: {

}
/**
 * Values of the look by name, such as columns, as they are without a variant.
 */
tokens?: {
[k: string]: string | number | boolean
}
/**
 * Other values of tokens, under the name that an instance states as its variant.
 */
variants?: {
/**
 * One look of the composite.
 */
[k: string]: {
title: Text
/**
 * The tokens that differ in this variant.
 */
tokens: {
[k: string]: string | number | boolean
}
}
}
/**
 * The places that an instance fills with blocks of its own, by name.
 */
slots?: {
/**
 * A place for blocks of the instance.
 */
[k: string]: {
title: Text
/**
 * The types of blocks that it takes; left out, any.
 * 
 * @minItems 1
 * @maxItems 100
 */
blocks?: string[]
/**
 * How many blocks it takes; left out, 50.
 */
max?: number
}
}
/**
 * What an instance states, for the gallery and as a check of the next upgrade.
 */
example?: {
/**
 * The props of the example.
 */
props: {

}
/**
 * The blocks of its slots, by the slot's name.
 */
slots?: {
/**
 * @maxItems 50
 */
[k: string]: {

}[]
}
}
/**
 * The blocks that an instance becomes; values in them may be nodes, such as { "$prop": "/title" }.
 * 
 * @minItems 1
 * @maxItems 100
 */
tree: {

}[]
}
/**
 * A postal address: in mainland China by province, city and district, elsewhere as the country writes it.
 */
export interface AddressOptions {
/**
 * The last level that is asked for in mainland China.
 */
depth?: ("province" | "city" | "district")
/**
 * Whether the postcode is asked for in mainland China; it may be left out. Elsewhere it is asked for if the country has one.
 */
asksPostcode?: boolean
/**
 * Where the runner's country stands, as a JSON Pointer: /country, or /document for an identity document. The address begins with that country and follows it; the runner can choose another. Left out, it begins with China.
 */
countryFrom?: string
/**
 * The two-letter codes of the countries and regions that addresses may be in; CN alone for mainland addresses as in version 1. Left out, all of them.
 * 
 * @minItems 1
 * @maxItems 260
 */
countries?: string[]
}
/**
 * Where somebody can be reached by post: in mainland China by area and street, elsewhere by the parts that addresses of the country have.
 */
export interface AddressAnswer {
country: CountryAnswer
area?: ProvinceCityDistrictAnswer
/**
 * Street, house and flat; in mainland China alone.
 */
detail?: string
/**
 * Street and house number.
 */
line1?: string
/**
 * Flat, building or company; always optional.
 */
line2?: string
/**
 * A suburb, neighbourhood or village.
 */
district?: string
/**
 * City or town.
 */
city?: string
/**
 * State, province, county, prefecture or whatever the country has.
 */
region?: string
/**
 * Six digits in mainland China; elsewhere as it was written.
 */
postcode?: string
}
/**
 * A place in China; cities without districts, and provinces without cities, end it.
 */
export interface ProvinceCityDistrictAnswer {
/**
 * The province, municipality or region.
 */
province: {
/**
 * Six digits of GB/T 2260.
 */
code: string
/**
 * Its Chinese name when it was chosen, which is shown where the code has been abolished since.
 */
name: string
}
/**
 * The city or prefecture.
 */
city?: {
/**
 * Six digits of GB/T 2260.
 */
code: string
/**
 * Its Chinese name when it was chosen, which is shown where the code has been abolished since.
 */
name: string
}
/**
 * The district or county.
 */
district?: {
/**
 * Six digits of GB/T 2260.
 */
code: string
/**
 * Its Chinese name when it was chosen, which is shown where the code has been abolished since.
 */
name: string
}
}
/**
 * The blood type, for the medical service of the race.
 */
export interface BloodTypeOptions {
/**
 * Whether Rh positive or negative is asked for too.
 */
asksRh?: boolean
}
/**
 * Any number of answers out of a list.
 */
export interface CheckboxOptions {
/**
 * The answers that can be chosen, in their order.
 * 
 * @minItems 1
 * @maxItems 30
 */
choices: CheckboxOptionsChoice[]
}
/**
 * One of the answers that can be chosen.
 */
export interface CheckboxOptionsChoice {
id: Id
label: Text
help?: Text
}
/**
 * A size of the race shirt, with the chart of its measures.
 */
export interface ClothingSizeOptions {
/**
 * The sizes, the smallest first.
 * 
 * @minItems 1
 * @maxItems 60
 */
sizes?: {
/**
 * What the answer holds; unique in the list.
 */
id: string
/**
 * The size as it is sewn in: S, M, 175/96A.
 */
label: string
/**
 * 1 men's, 2 women's. Left out, for everybody.
 */
gender?: (1 | 2)
/**
 * Whether none of it was left when the form was published; lists/sold-out.json says so without a new version.
 */
isSoldOut?: boolean
/**
 * One for each column of the chart.
 * 
 * @maxItems 8
 */
measures?: string[]
}[]
/**
 * What the measures are, with their unit: chest (cm). Left out, there is no chart.
 * 
 * @minItems 1
 * @maxItems 8
 */
columns?: Text[]
/**
 * Where the gender stands, as a JSON Pointer: /gender or /document/gender. Left out, all sizes are offered.
 */
gender?: string
}
/**
 * The club a runner belongs to, found by its name.
 */
export interface ClubOptions {
/**
 * The list that is searched.
 */
list?: string
/**
 * Whether a club that the list does not have can be written.
 */
acceptsUnlisted?: boolean
}
/**
 * A club; without an id it is one that the list does not have.
 */
export interface ClubAnswer {
/**
 * Its id in the list.
 */
id?: string
/**
 * The name of the club.
 */
name: string
}
/**
 * The commitment form of a minor's guardian or of an older runner: to be read, signed and handed in, or signed here.
 */
export interface CommitmentFormOptions {
/**
 * Who the form is for, which decides who has to sign: a minor's guardian, or the runner who is over 65.
 */
for: ("minor" | "senior")
title: Text
/**
 * The form to download: a path in the site's folder (media/commitment.pdf) or an https address.
 */
file?: string
/**
 * The id of the form's policy that has the text to read.
 */
policy?: string
/**
 * How it can be given; both where it is left out.
 * 
 * @minItems 1
 * @maxItems 2
 */
ways?: ("upload" | "signature")[]
/**
 * The endings that are accepted; all that can be handed in where it is left out.
 * 
 * @minItems 1
 * @maxItems 12
 */
endings?: ("jpg" | "jpeg" | "png" | "gif" | "bmp" | "webp" | "xls" | "xlsx" | "doc" | "docx" | "zip" | "pdf")[]
/**
 * The largest file; 0 is no limit of its own.
 */
sizeLimit?: {
/**
 * How many of the unit.
 */
size: number
/**
 * Each is 1024 of the one before.
 */
unit: ("B" | "KB" | "MB" | "GB")
}
}
/**
 * A country or region, such as a nationality.
 */
export interface CountryOptions {
/**
 * plain: one list; advanced: first mainland, Hong Kong and Macao, Taiwan or foreign, then the country; single: one country, which is to be confirmed.
 */
mode?: ("plain" | "advanced" | "single")
/**
 * The two-letter codes that may be chosen. Left out, all of them; for single the one that it is about, or China.
 * 
 * @minItems 1
 * @maxItems 260
 */
countries?: string[]
}
/**
 * A day, typed as year, month and day or chosen from a calendar.
 */
export interface DatePickerOptions {
/**
 * The first day that is allowed: YYYY-MM-DD, today or race-day. Left out, 1900-01-01 for birthdays.
 */
min?: string
/**
 * The last day that is allowed: YYYY-MM-DD, today or race-day. Left out, today for birthdays.
 */
max?: string
/**
 * Whether it is the entrant's birthday, which browsers can fill in.
 */
isBirthday?: boolean
}
/**
 * An email address.
 */
export interface EmailOptions {

}
/**
 * Who is called when something happens to the runner.
 */
export interface EmergencyContactOptions {
/**
 * The relations that are offered, in this order. Left out: spouse, father, mother, child, sibling, relative, friend, colleague, other.
 * 
 * @minItems 1
 * @maxItems 10
 */
relations?: ("father" | "mother" | "grandparent" | "spouse" | "child" | "sibling" | "relative" | "friend" | "colleague" | "other")[]
}
/**
 * Who is called when something happens to the runner.
 */
export interface EmergencyContactAnswer {
/**
 * The name of the person.
 */
name: string
phone: PhoneAnswer
/**
 * What this person is to the runner.
 */
relation: ("father" | "mother" | "grandparent" | "spouse" | "child" | "sibling" | "relative" | "friend" | "colleague" | "other")
}
/**
 * The two-letter code of the country or region, and the number without its dialling code.
 */
export interface PhoneAnswer {
/**
 * Two-letter code (ISO 3166-1).
 */
country: string
/**
 * The number as it is dialled in that country.
 */
number: string
}
/**
 * One file or several, such as a health certificate; how many is said by maxItems.
 */
export interface FileUploadOptions {
/**
 * The endings that are accepted; all that can be handed in where it is left out.
 * 
 * @minItems 1
 * @maxItems 12
 */
endings?: ("jpg" | "jpeg" | "png" | "gif" | "bmp" | "webp" | "xls" | "xlsx" | "doc" | "docx" | "zip" | "pdf")[]
/**
 * The largest file; 0 is no limit of its own.
 */
sizeLimit?: {
/**
 * How many of the unit.
 */
size: number
/**
 * Each is 1024 of the one before.
 */
unit: ("B" | "KB" | "MB" | "GB")
}
/**
 * Whether whoever sends a file has to confirm that it is genuine and valid.
 */
asksPromise?: boolean
}
/**
 * Male or female, as the results of a race distinguish them.
 */
export interface GenderOptions {

}
/**
 * The adult who answers for a minor.
 */
export interface GuardianOptions {
/**
 * The relations that are offered, in this order. Left out: father, mother, grandparent, sibling, relative, other.
 * 
 * @minItems 1
 * @maxItems 10
 */
relations?: ("father" | "mother" | "grandparent" | "spouse" | "child" | "sibling" | "relative" | "friend" | "colleague" | "other")[]
/**
 * The kinds of documents that are accepted, in the order in which they are offered: 1 resident identity card, 2 passport, 3 mainland travel permit of Hong Kong and Macao residents, 4 that of Taiwan residents, 5 residence permit of Hong Kong, Macao and Taiwan residents, 6 permanent residence card of foreigners. Left out, all of them.
 * 
 * @minItems 1
 * @maxItems 6
 */
types?: ("1" | "2" | "3" | "4" | "5" | "6")[]
}
/**
 * The adult who answers for a minor.
 */
export interface GuardianAnswer {
/**
 * As it stands in the document.
 */
name: string
/**
 * What this person is to the runner.
 */
relation: ("father" | "mother" | "grandparent" | "spouse" | "child" | "sibling" | "relative" | "friend" | "colleague" | "other")
document: IdentityDocumentAnswer
phone: PhoneAnswer
}
/**
 * A document of a person, with the birthday and gender of whom it names.
 */
export interface IdentityDocumentAnswer {
/**
 * 1 resident identity card, 2 passport, 3 mainland travel permit of Hong Kong and Macao residents, 4 that of Taiwan residents, 5 residence permit of Hong Kong, Macao and Taiwan residents, 6 permanent residence card of foreigners.
 */
type: ("1" | "2" | "3" | "4" | "5" | "6")
/**
 * Without spaces, letters as capitals.
 */
number: string
/**
 * YYYY-MM-DD.
 */
birthday?: string
/**
 * 1 male, 2 female.
 */
gender?: (1 | 2)
}
/**
 * The kind and number of a document, with the birthday and gender that it tells or that are asked for beside it.
 */
export interface IdentityDocumentOptions {
/**
 * The kinds of documents that are accepted, in the order in which they are offered: 1 resident identity card, 2 passport, 3 mainland travel permit of Hong Kong and Macao residents, 4 that of Taiwan residents, 5 residence permit of Hong Kong, Macao and Taiwan residents, 6 permanent residence card of foreigners. Left out, all of them.
 * 
 * @minItems 1
 * @maxItems 6
 */
types?: ("1" | "2" | "3" | "4" | "5" | "6")[]
/**
 * What is asked for where the number does not tell it. Left out, both; empty, neither.
 * 
 * @maxItems 2
 */
asks?: ("birthday" | "gender")[]
}
/**
 * A picture together with an address, such as a photo of a residence permit and the address in it.
 */
export interface ImageAddressOptions {
/**
 * Exactly so many pixels wide; only together with the height.
 */
width?: number
/**
 * Exactly so many pixels high; only together with the width.
 */
height?: number
/**
 * The endings that are accepted; all kinds of pictures where it is left out.
 * 
 * @minItems 1
 * @maxItems 6
 */
endings?: ("jpg" | "jpeg" | "png" | "gif" | "bmp" | "webp")[]
/**
 * The largest file; 0 is no limit of its own.
 */
sizeLimit?: {
/**
 * How many of the unit.
 */
size: number
/**
 * Each is 1024 of the one before.
 */
unit: ("B" | "KB" | "MB" | "GB")
}
/**
 * Whether whoever sends a file has to confirm that it is genuine and valid.
 */
asksPromise?: boolean
imageLabel?: Text
imageHelp?: Text
/**
 * Where the runner's country stands, as a JSON Pointer: /country, or /document for an identity document. The address begins with that country and follows it; the runner can choose another. Left out, it begins with China.
 */
countryFrom?: string
/**
 * The two-letter codes of the countries and regions that addresses may be in; CN alone for mainland addresses as in version 1. Left out, all of them.
 * 
 * @minItems 1
 * @maxItems 260
 */
countries?: string[]
}
/**
 * A picture, such as a photo of a residence permit, with the address that stands in it.
 */
export interface ImageAddressAnswer {
image: UploadImageAnswer
address: AddressAnswer
}
/**
 * A picture that the runner handed in, upright.
 */
export interface UploadImageAnswer {
/**
 * Names the picture among the runner's uploads.
 */
id: string
/**
 * What the file is called.
 */
name: string
/**
 * In pixels.
 */
width: number
/**
 * In pixels.
 */
height: number
}
/**
 * One line of text, such as a name.
 */
export interface InputOptions {
/**
 * What browsers may fill in here. Left out, they decide. A name is tidied when it is left: single spaces, and one kind of dot between the parts of a transcribed name.
 */
autocomplete?: ("name" | "family-name" | "given-name" | "street-address" | "postal-code" | "organization" | "off")
/**
 * Which keyboard phones show; latin switches off corrections.
 */
keyboard?: ("text" | "numeric" | "decimal" | "latin")
/**
 * Letters are kept as capitals, as in a passport.
 */
isCapital?: boolean
}
/**
 * The same answers to choose from in each of several rows.
 */
export interface MatrixOptions {
/**
 * What is asked about, in its order.
 * 
 * @minItems 1
 * @maxItems 30
 */
rows: MatrixOptionsRow[]
/**
 * The answers that can be chosen in each row, in their order.
 * 
 * @minItems 2
 * @maxItems 12
 */
choices: MatrixOptionsChoice[]
/**
 * Whether several answers can be chosen in one row.
 */
isMultiple?: boolean
/**
 * How many rows have to be answered. Left out, all rows of a required question, and none of an optional one.
 */
minRows?: number
}
/**
 * One of the rows.
 */
export interface MatrixOptionsRow {
id: Id
label: Text
help?: Text
}
/**
 * One of the answers that can be chosen.
 */
export interface MatrixOptionsChoice {
id: Id
label: Text
}
/**
 * By the ids of the rows: the id of the chosen answer, or the ids of several.
 */
export interface MatrixAnswer {
/**
 * What was chosen in this row.
 * 
 * @minItems 1
 * @maxItems 12
 */
[k: string]: string | string[]
}
/**
 * Several pictures; how many is said by maxItems.
 */
export interface MultipleImageUploadOptions {
/**
 * Exactly so many pixels wide; only together with the height.
 */
width?: number
/**
 * Exactly so many pixels high; only together with the width.
 */
height?: number
/**
 * The endings that are accepted; all kinds of pictures where it is left out.
 * 
 * @minItems 1
 * @maxItems 6
 */
endings?: ("jpg" | "jpeg" | "png" | "gif" | "bmp" | "webp")[]
/**
 * The largest file; 0 is no limit of its own.
 */
sizeLimit?: {
/**
 * How many of the unit.
 */
size: number
/**
 * Each is 1024 of the one before.
 */
unit: ("B" | "KB" | "MB" | "GB")
}
/**
 * Whether whoever sends a file has to confirm that it is genuine and valid.
 */
asksPromise?: boolean
}
/**
 * A number, such as a weight or a count.
 */
export interface NumberOptions {
unit?: Text
/**
 * Whether it is one of 1, 2, 3…, without zeros before it.
 */
isPositiveInteger?: boolean
/**
 * The most digits after the point. Left out, there are any.
 */
decimals?: number
}
/**
 * Races that a runner has run before, found by their names.
 */
export interface PastEventsOptions {
/**
 * The list that is searched.
 */
list?: string
}
/**
 * A mobile number with its country.
 */
export interface PhoneOptions {
/**
 * The two-letter codes of the countries that may be chosen, the first of them at the start. Left out, all of them, China at the start.
 * 
 * @minItems 1
 * @maxItems 260
 */
countries?: string[]
/**
 * What mobile numbers of mainland China begin with: 170-178, 162, 13. Left out, the ranges in use.
 * 
 * @minItems 1
 * @maxItems 200
 */
mainlandRanges?: string[]
}
/**
 * One answer from a list that opens.
 */
export interface PickerOptions {
/**
 * The answers that can be chosen, in their order.
 * 
 * @minItems 1
 * @maxItems 300
 */
choices: PickerOptionsChoice[]
/**
 * Headings in the list; a choice names the one below which it stands.
 * 
 * @maxItems 50
 */
groups?: PickerOptionsGroup[]
}
/**
 * One of the answers that can be chosen.
 */
export interface PickerOptionsChoice {
id: Id
label: Text
/**
 * The id of the heading that it stands below.
 */
group?: string
}
/**
 * A heading in the list.
 */
export interface PickerOptionsGroup {
id: Id
label: Text
}
/**
 * A name as it stands in a passport, suggested by the Chinese one.
 */
export interface PinyinNameOptions {
/**
 * Where the name in Chinese stands, as a JSON Pointer: /name. Left out, nothing is suggested.
 */
from?: string
}
/**
 * A name in Latin capitals, as in a passport.
 */
export interface PinyinNameAnswer {
/**
 * The family name, or the only name.
 */
family: string
/**
 * The given names; left out by whoever has one name only.
 */
given?: string
}
/**
 * A text of the form, read in a dialog and agreed to there.
 */
export interface PolicyDialogOptions {
/**
 * The id of one of the form's policies.
 */
policy: string
}
/**
 * To which edition of a text the runner agreed, and when.
 */
export interface PolicyDialogAnswer {
/**
 * The id of the text in the form.
 */
policy: string
/**
 * The edition that was read.
 */
version: string
/**
 * The instant of the agreement, RFC 3339.
 */
agreedAt: string
}
/**
 * A place in China by its province, city and district.
 */
export interface ProvinceCityDistrictOptions {
/**
 * The last level that is asked for.
 */
depth?: ("province" | "city" | "district")
}
/**
 * One of two to seven answers, all of them shown.
 */
export interface RadioOptions {
/**
 * The answers that can be chosen, in their order.
 * 
 * @minItems 2
 * @maxItems 7
 */
choices: RadioOptionsChoice[]
}
/**
 * One of the answers that can be chosen.
 */
export interface RadioOptionsChoice {
id: Id
label: Text
help?: Text
}
/**
 * One of two to seven answers, some of which ask for more: a text, a picture or a web address.
 */
export interface RadioWithMoreOptions {
/**
 * The answers that can be chosen, in their order.
 * 
 * @minItems 2
 * @maxItems 7
 */
choices: RadioWithMoreOptionsChoice[]
}
/**
 * One of the answers that can be chosen.
 */
export interface RadioWithMoreOptionsChoice {
id: Id
label: Text
help?: Text
/**
 * What is asked for beside this answer. Left out, nothing.
 */
more?: ("text" | "image" | "url")
moreLabel?: Text
/**
 * Whether it may be left out.
 */
isMoreOptional?: boolean
}
/**
 * The id of the chosen answer, and what it asks for.
 */
export interface RadioWithMoreAnswer {
/**
 * The id of the chosen answer.
 */
choice: string
/**
 * What was written beside it.
 */
text?: string
/**
 * An address that begins with http:// or https://.
 */
url?: string
/**
 * An uploaded picture.
 */
image?: {
/**
 * The id of the upload.
 */
id: string
/**
 * The name of the file.
 */
name: string
}
}
/**
 * Options to put in order.
 */
export interface RankingOptions {
/**
 * The options to put in order.
 * 
 * @minItems 2
 * @maxItems 20
 */
choices: RankingOptionsChoice[]
/**
 * How many places to fill, such as 3 for the best three. Left out, every option gets a place.
 */
top?: number
}
/**
 * One of the options.
 */
export interface RankingOptionsChoice {
id: Id
label: Text
}
/**
 * A number of points out of 5 or 10, with words at both ends.
 */
export interface RatingOptions {
/**
 * The points of the highest rating: 5 or 10.
 */
points?: (5 | 10)
/**
 * Stars to count, or numbers to choose from. Left out, 5 points are stars and 10 are numbers.
 */
style?: ("stars" | "numbers")
low?: Text
high?: Text
}
/**
 * The same, checked for a fee.
 */
export interface ScoreValidationWithPaymentOptions {
/**
 * The distances that count; all where it is left out.
 * 
 * @minItems 1
 * @maxItems 3
 */
items?: ("marathon" | "half-marathon" | "10-km")[]
/**
 * The first day on which a result counts.
 */
from?: string
/**
 * The last day on which a result counts; today where it is left out.
 */
until?: string
/**
 * The grades of races that count; any where it is left out. Races whose name is typed have none and are left to the organiser.
 * 
 * @minItems 1
 * @maxItems 20
 */
grades?: string[]
/**
 * Whether a certificate must be handed in for a result that was not found.
 */
needsCertificate?: boolean
/**
 * What the check costs, in fen.
 */
feeFen: number
/**
 * Whether a result is looked for in the race’s own results, lists/results-<id of the race>.json, by the runner’s name; found there, it counts as verified. Left out, every result is left to the organiser.
 */
looksUp?: boolean
/**
 * Where the name stands by which a result is looked up, as a JSON Pointer. Left out, /name.
 */
name?: string
}
/**
 * A result that is checked for a fee.
 */
export interface ScoreValidationWithPaymentAnswer {
/**
 * Where it was run.
 */
race: {
/**
 * Names the race in the list; missing where the name was typed.
 */
id?: string
/**
 * What the race is called.
 */
name: string
/**
 * The same in English, where the list has it.
 */
nameEn?: string
/**
 * The race's grade in the list, such as A1.
 */
grade?: string
}
/**
 * What was run.
 */
item: ("marathon" | "half-marathon" | "10-km")
/**
 * When it was run, YYYY-MM-DD.
 */
date: string
/**
 * Hours, minutes and seconds: 3:05:07.
 */
time: string
/**
 * The certificate of the result.
 */
certificate?: {
/**
 * Names the file among the runner's uploads.
 */
id: string
/**
 * What the file is called.
 */
name: string
}
/**
 * Whether the result was found in the race's own results; the server looks again.
 */
status: ("unverified" | "verified")
/**
 * The runner agreed to pay for the check.
 */
feeAgreed: true
}
/**
 * A result of an earlier race: chosen from a list or typed, with its certificate.
 */
export interface ScoreVerificationOptions {
/**
 * The distances that count; all where it is left out.
 * 
 * @minItems 1
 * @maxItems 3
 */
items?: ("marathon" | "half-marathon" | "10-km")[]
/**
 * The first day on which a result counts.
 */
from?: string
/**
 * The last day on which a result counts; today where it is left out.
 */
until?: string
/**
 * The grades of races that count; any where it is left out. Races whose name is typed have none and are left to the organiser.
 * 
 * @minItems 1
 * @maxItems 20
 */
grades?: string[]
/**
 * Whether a certificate must be handed in for a result that was not found.
 */
needsCertificate?: boolean
/**
 * Whether a result is looked for in the race’s own results, lists/results-<id of the race>.json, by the runner’s name; found there, it counts as verified. Left out, every result is left to the organiser.
 */
looksUp?: boolean
/**
 * Where the name stands by which a result is looked up, as a JSON Pointer. Left out, /name.
 */
name?: string
}
/**
 * A result that the runner proves.
 */
export interface ScoreVerificationAnswer {
/**
 * Where it was run.
 */
race: {
/**
 * Names the race in the list; missing where the name was typed.
 */
id?: string
/**
 * What the race is called.
 */
name: string
/**
 * The same in English, where the list has it.
 */
nameEn?: string
/**
 * The race's grade in the list, such as A1.
 */
grade?: string
}
/**
 * What was run.
 */
item: ("marathon" | "half-marathon" | "10-km")
/**
 * When it was run, YYYY-MM-DD.
 */
date: string
/**
 * Hours, minutes and seconds: 3:05:07.
 */
time: string
/**
 * The certificate of the result.
 */
certificate?: {
/**
 * Names the file among the runner's uploads.
 */
id: string
/**
 * What the file is called.
 */
name: string
}
/**
 * Whether the result was found in the race's own results; the server looks again.
 */
status: ("unverified" | "verified")
}
/**
 * A signature by finger, pen or mouse, or a typed name in its place.
 */
export interface SignatureOptions {
statement?: Text
}
/**
 * Several lines of text, such as a story.
 */
export interface TextareaOptions {
/**
 * How many lines the empty field has.
 */
rows?: number
}
/**
 * One picture, such as an ID photo.
 */
export interface UploadImageOptions {
/**
 * Exactly so many pixels wide; only together with the height.
 */
width?: number
/**
 * Exactly so many pixels high; only together with the width.
 */
height?: number
/**
 * The endings that are accepted; all kinds of pictures where it is left out.
 * 
 * @minItems 1
 * @maxItems 6
 */
endings?: ("jpg" | "jpeg" | "png" | "gif" | "bmp" | "webp")[]
/**
 * The largest file; 0 is no limit of its own.
 */
sizeLimit?: {
/**
 * How many of the unit.
 */
size: number
/**
 * Each is 1024 of the one before.
 */
unit: ("B" | "KB" | "MB" | "GB")
}
/**
 * Whether whoever sends a file has to confirm that it is genuine and valid.
 */
asksPromise?: boolean
}
/**
 * The address of a page on the web.
 */
export interface UrlOptions {

}
/**
 * What people are asked: the fields, how they look, the rules that answers keep, the steps and the texts to agree to. For the sign-up of a race, or for any purpose.
 */
export interface Form {
id: Id
/**
 * Counts up whenever the questions change; answers are kept with the version they were given to.
 */
version: number
/**
 * What the form is for: the sign-up (/post), the application for a place without the draw (/direct), or anything else (general), such as volunteers or a message: then a block of the type form shows it. Left out, it is the sign-up.
 */
use?: ("sign-up" | "through-entry" | "general")
opens?: Instant
closes?: Instant
/**
 * Of a general form: whether people have to log in. Without an account they prove that they are human. none: an account is never stored with the answers.
 */
account?: ("required" | "optional" | "none")
/**
 * Of a general form: "account", or the JSON Pointer of a required question, such as /email: of each account, or for each value of it, one answer is accepted. Left out, everybody may answer as often as they like.
 */
onePer?: string
/**
 * Of a general form: how many answers it takes; it is full from then on. Left out, there is no limit.
 */
max?: number
/**
 * Of a general form: the organiser's email addresses that are notified of answers, one message an hour at most for many answers. Visitors cannot read them.
 * 
 * @minItems 1
 * @maxItems 5
 * 
 * Items: An address of the organiser.
 */
notify?: string[]
/**
 * Of a general form: whether the emails to `notify` contain the answers, also personal data; otherwise they have a link to them.
 */
mailAnswers?: boolean
/**
 * How many days after the end of the race the answers go. Of a general form they are deleted, with and without an account; left out, those without an account after the days that the server sets. Of a form for sign-ups they are destroyed with the files, while entries and payments stay; left out, after the days that the server sets, if it sets any.
 */
keepDays?: number
/**
 * Of a form for applications (through-entry): until when they are accepted, how often, and for which reasons they are rejected.
 */
review?: {
closes?: Instant
againUntil?: Instant
/**
 * How often somebody can apply for an item, the first time included. Left out, again after each rejection.
 */
rounds?: number
category?: FormPointer
/**
 * at-approval gives the people of an approved application their places; by-link holds a place, for which they register by a link until it ends. Left out, at-approval.
 */
places?: ("at-approval" | "by-link")
/**
 * With places by-link: how many hours after the approval the link works. Left out, 72.
 */
linkHours?: number
/**
 * The reasons for a rejection, of which the reviewer chooses one. The runner reads it in both languages.
 * 
 * @minItems 1
 * @maxItems 30
 * 
 * Items: A reason for a rejection, and what the runner reads.
 */
reasons?: {
id: Id
text: Text
}[]
}
afterSending?: Text
title: Text
intro?: Text
/**
 * The ids of the race's items that this form is for. Left out, it is for all that no other form names.
 * 
 * @minItems 1
 * @maxItems 50
 */
items?: Id[]
/**
 * How many people one sign-up may hold. Left out, it holds one.
 */
entrants?: {
/**
 * The most people in one sign-up.
 */
max: number
/**
 * The most people where an item has a limit of its own, by the item's id; 1 where nobody may sign up for others.
 */
byItem?: {
[k: string]: number
}
/**
 * The names of the fields that a further entrant can copy from the first, such as the address.
 * 
 * @maxItems 100
 */
copy?: string[]
}
/**
 * Of a sign-up form: who fills it in makes a team and invites its members by a link; each member fills in the form with an account of their own. Left out, the form is for no team.
 */
team?: {
/**
 * With how many people a team is complete, its captain included.
 */
min: number
/**
 * The most people in a team, its captain included.
 */
max: number
name: FormPointer
closes?: Instant
incomplete?: Text
}
/**
 * A JSON Schema of one entrant's answers. A property that refers to a field's schema (field/phone/v1.schema.json) is drawn as that field; others by their type.
 */
schema: {
/**
 * Answers are an object.
 */
type: "object"
[k: string]: unknown
}
uiSchema?: FormUiFields
/**
 * What a JSON Schema cannot say, by the name of the rule.
 * 
 * @maxItems 200
 */
rules?: FormRule[]
/**
 * Answers that nobody types: properties that follow from others, such as the age group.
 * 
 * @maxItems 50
 */
calculated?: FormCalculation[]
/**
 * What is paid beside the item's own fee.
 * 
 * @maxItems 50
 */
fees?: {
id: Id
label: Text
/**
 * In fen.
 */
feeFen: number
when?: FormCondition
}[]
/**
 * The pages of the form, in order. Every property stands in one of them.
 * 
 * @minItems 1
 * @maxItems 20
 */
steps: {
id: Id
title: Text
intro?: Text
/**
 * The names of its properties, in the order in which they are shown.
 * 
 * @minItems 1
 * @maxItems 300
 */
fields: string[]
}[]
/**
 * Texts to agree to before the form is sent, such as the participant's declaration.
 * 
 * @maxItems 20
 */
policies?: FormPolicy[]
/**
 * Your own texts in place of the standard ones while this form is filled in, by their names; docs/texts.md lists them.
 */
texts?: {
[k: string]: Text
}
/**
 * How answers to an earlier version become answers to this one. What no operation moves keeps its name.
 * 
 * @maxItems 100
 */
upgrades?: {
/**
 * The version whose answers are changed into those of the next.
 */
from: number
/**
 * The new name of each property that has one, by its old name.
 */
rename: {
[k: string]: string
}
}[]
}
/**
 * By the names of the properties.
 */
export interface FormUiFields {
[k: string]: FormUiField
}
/**
 * How one property is asked for.
 */
export interface FormUiField {
label?: Text
help?: Text
placeholder?: Text
/**
 * Two halves stand side by side where there is room.
 */
width?: ("full" | "half")
/**
 * What this type of field can be told, as its options schema says.
 */
options?: {
[k: string]: unknown
}
/**
 * Sentences of your own by what is wrong: required, pattern, minLength, or the name of a rule.
 */
messages?: {
[k: string]: Text
}
/**
 * How many entrants can have each option, by its id: a pick-up slot, a size, a seat. Options that are not named have no limit.
 */
capacity?: {
[k: string]: number
}
/**
 * Whether an option without places left can be chosen: its entrants wait, get it in their order when a place becomes free, and are notified.
 */
waitingList?: boolean
fields?: FormUiFields
items?: FormUiField
}
/**
 * A rule that answers keep.
 */
export interface FormRule {
/**
 * differs, same: from or as another answer; age: on a day; born: not before or after a day; required-text: more than spaces and quotes; positive-integer; unique-in-group: no two entrants alike; not-before: a day; matches-gender: as the document says.
 */
rule: ("differs" | "same" | "age" | "born" | "required-text" | "positive-integer" | "unique-in-group" | "not-before" | "matches-gender")
field: FormPointer
other?: FormPointer
/**
 * text: without spaces and capitals; phone: with its country; document: type and number.
 */
as?: ("text" | "phone" | "document")
on?: FormDay
/**
 * Whole years.
 */
min?: number
/**
 * Whole years.
 */
max?: number
from?: FormDay
until?: FormDay
items?: FormItemIds
when?: FormCondition
message?: Text
}
/**
 * Holds where the answer is one of the values.
 */
export interface FormCondition {
field: FormPointer
/**
 * One of these.
 * 
 * @minItems 1
 * @maxItems 100
 */
in: unknown[]
}
/**
 * A property that follows from another.
 */
export interface FormCalculation {
/**
 * The name of the property.
 */
field: string
/**
 * age: whole years on a day; age-band: the id of the first band that the age is in; team-role: captain or member, in a form for teams; language: zh or en, in which the form is filled in; logged-in, entered: whether who fills it in is logged in, or has signed up for the race; query-parameter: what the link by which they came states.
 */
calculate: ("age" | "age-band" | "team-role" | "language" | "logged-in" | "entered" | "query-parameter")
/**
 * Of a query-parameter: its name in the address, such as source in ?source=wechat-post. What the question does not allow counts as not given.
 */
parameter?: string
from?: FormPointer
on?: FormDay
/**
 * The age bands, the youngest first.
 * 
 * @maxItems 50
 */
bands?: {
id: Id
/**
 * The oldest age in the band; left out, it has no end.
 */
max?: number
}[]
}
/**
 * A text to agree to.
 */
export interface FormPolicy {
id: Id
/**
 * Which edition of the text it is, such as 2025-08-01. Whoever agreed to another is asked again.
 */
version: string
title: Text
text: RichText
/**
 * Whether it can be agreed to only after it was scrolled to its end.
 */
mustScroll?: boolean
items?: FormItemIds
}
/**
 * A row of advertisements that lead to outside addresses.
 */
export interface HomeAdList {
/**
 * The advertisements, from left to right. None: the block is not there at all.
 * 
 * @maxItems 50
 * 
 * Items: One advertisement.
 */
ads: {
id: Id
image: Image
/**
 * Where a click leads. Only http(s) and // addresses count; with any other the picture cannot be clicked.
 */
link?: (string | null)
/**
 * Where a click leads when the language is English.
 */
linkEn?: (string | null)
}[]
}
/**
 * An urgent notice of race week across the page: weather, a changed start, a closed road.
 */
export interface HomeAlert {
/**
 * info for something to know, warning for something to act on, danger for a change or a risk that concerns everybody.
 */
level: ("info" | "warning" | "danger")
title?: Text
text: Text
/**
 * Where it is explained.
 */
action?: {
label: Text
link: Link
}
from?: Instant
until?: Instant
/**
 * Whether visitors can close it. It stays closed in their browser until one of its texts changes.
 */
isDismissible?: boolean
}
/**
 * How many applications for places wait, are approved and are rejected, by the category that their form counts in public (review.category), and for which reasons.
 */
export interface HomeApplicationCounts {
title?: Text
text?: Text
}
/**
 * One to four buttons beside each other. A button to a service that is closed states when it opens.
 */
export interface HomeButtonRow {
/**
 * The buttons, the most important one first.
 * 
 * @minItems 1
 * @maxItems 4
 */
buttons: {
id: Id
label: Text
link: Link
/**
 * In the race's colour, with an outline, or as plain as a link. Left out, the first button is primary and the others are secondary.
 */
look?: ("primary" | "secondary" | "quiet")
}[]
/**
 * At the start of the line (if it is left out), centred, or at its end.
 */
align?: ("start" | "center" | "end")
}
/**
 * One invitation with one button.
 */
export interface HomeCallToAction {
title: Text
text?: Text
/**
 * The one button.
 */
action: {
label: Text
link: Link
}
/**
 * The background: the page, a shade darker, the race's colour (unless another is chosen), or dark.
 */
tone?: ("plain" | "sunken" | "accent" | "night")
image?: Image
}
/**
 * Two to twelve cards of a picture or an icon, a title, a text and a link, in as many columns as there is room for.
 */
export interface HomeCards {
title?: Text
lead?: Text
/**
 * The cards in their order.
 * 
 * @minItems 2
 * @maxItems 12
 */
cards: {
id: Id
image?: Image
/**
 * A line drawing above the title, if there is no picture.
 */
icon?: ("bag" | "bed" | "bib" | "bus" | "calendar" | "camera" | "clock" | "food" | "info" | "mail" | "map" | "medal" | "parking" | "people" | "phone" | "plane" | "shirt" | "shoe" | "ticket" | "train" | "water" | "first-aid")
title: Text
text?: Text
link?: Link
}[]
/**
 * How many cards are beside each other at most, if there is room; 3 if it is left out, and for four cards without pictures 4.
 */
columns?: number
/**
 * 16:9, 4:3 (if it is left out), a square, or 4:5.
 */
ratio?: ("wide" | "landscape" | "square" | "portrait")
}
/**
 * Large pictures at the top of the home page, with the race's name and state over them.
 */
export interface HomeCarousel {
/**
 * The pictures, in their order. The first is what visitors see while the page loads.
 * 
 * @minItems 1
 * @maxItems 20
 * 
 * Items: One picture.
 */
slides: {
id: Id
image: Image
tall?: Image
title?: Text
/**
 * Where a click on the slide leads; empty for nowhere.
 */
link?: (string | null)
}[]
/**
 * Lays the race's name, date, city, state of registration and one action by time over the pictures.
 */
showRace?: boolean
}
/**
 * Two to four columns of blocks; one below the other where there is no room.
 */
export interface HomeColumns {
title?: Text
lead?: Text
/**
 * How wide the columns are beside each other, a number for each: [2, 1] makes the first twice as wide. Left out, all are alike.
 * 
 * @minItems 2
 * @maxItems 4
 */
ratios?: number[]
/**
 * Whether shorter columns begin at the top (as if left out) or are in the middle.
 */
align?: ("top" | "middle")
/**
 * The columns, from left to right.
 * 
 * @minItems 2
 * @maxItems 4
 */
columns: {
id: Id
/**
 * Which place the column has where one is below the other: 1 is the top. Left out, it is its place in the list.
 */
phoneOrder?: number
/**
 * The blocks of the column, from top to bottom.
 * 
 * @maxItems 50
 */
blocks: Block[]
}[]
}
/**
 * The days, hours, minutes and seconds to the start of the race, by the server's clock.
 */
export interface HomeCountdown {
title?: Text
target?: Instant
until?: Instant
link?: Link
/**
 * band is a part of the page with large digits; strip is one line, such as at the top of a page. Left out, band.
 */
look?: ("band" | "strip")
}
/**
 * The course in sections: from where to where, what it is like, climbs, and where there is water and help; with a drawn profile if heights are given.
 */
export interface HomeCourseSections {
title?: Text
text?: Text
/**
 * The sections in the order of the course.
 * 
 * @minItems 1
 * @maxItems 60
 * 
 * Items: One part of the course.
 */
sections: {
id: Id
/**
 * Kilometres from the start at which the section begins.
 */
fromKm: number
/**
 * Kilometres from the start at which it ends.
 */
toKm: number
title: Text
text?: Text
/**
 * Metres of ascent in the section.
 */
climbM?: number
/**
 * Metres of descent in the section.
 */
descentM?: number
/**
 * What runners find on the way.
 * 
 * @maxItems 40
 * 
 * Items: A place on the course.
 */
points?: {
/**
 * Kilometres from the start.
 */
km: number
/**
 * water, food, medical (first aid), toilet, sponges, timing (a mat) or cheering (a place for spectators).
 */
kind: ("water" | "food" | "medical" | "toilet" | "sponges" | "timing" | "cheering")
}[]
}[]
/**
 * Heights along the course, from which its profile is drawn.
 * 
 * @minItems 2
 * @maxItems 500
 * 
 * Items: The height at one point.
 */
elevation?: {
/**
 * Kilometres from the start.
 */
km: number
/**
 * Metres above the sea.
 */
m: number
}[]
note?: Text
}
/**
 * Until when runners must have passed each point of the course.
 */
export interface HomeCutOffTimes {
title?: Text
/**
 * The gun time on race day (07:30), from which the time allowed is counted.
 */
start?: string
/**
 * The points, in the order of their times.
 * 
 * @maxItems 100
 */
points: {
id: Id
name: Text
/**
 * Kilometres from the start; left out where it is a different course.
 */
distanceKm?: number
/**
 * The time of race day at which the point closes, such as 09:00.
 */
at: string
}[]
note?: Text
}
/**
 * A document of the site as a part of a page: its date and content, with a table of contents.
 */
export interface HomeDocumentBody {
title?: Text
/**
 * Path of the document file, such as documents/race-rules.json.
 */
dataPath: string
/**
 * Whether a document with several headings has its table of contents beside it.
 */
contents?: ("shown" | "hidden")
}
/**
 * Documents with title and date, recommended and newest first.
 */
export interface HomeDocumentList {
title?: Text
intro?: Text
/**
 * The documents of the list, each by its path in the site's folder.
 * 
 * @maxItems 5000
 * 
 * Items: Path of the document file, such as documents/news-draw.json.
 */
documents: string[]
/**
 * How many documents one page of the list shows.
 */
pageSize?: number
/**
 * Cards with summaries, rows with title and date, or two columns with summaries.
 */
look?: ("cards" | "rows" | "columns")
}
/**
 * Files of the site to download, each with its kind, its size and its date.
 */
export interface HomeDownloadList {
title?: Text
text?: Text
/**
 * The files, in the order in which they are shown.
 * 
 * @maxItems 100
 * 
 * Items: One file to download. Its size is read from the folder.
 */
files: {
id: Id
name: Text
/**
 * Its path in the site's folder, such as media/guide.pdf: PDF, ZIP, GPX, KML, TCX, FIT, Word, Excel, PowerPoint, CSV, text, SVG or a film.
 */
file: string
text?: Text
date?: Day
}[]
}
/**
 * A film of a video platform. Nothing is loaded from the platform before a visitor presses the still.
 */
export interface HomeEmbeddedVideo {
title?: Text
/**
 * The platform that has the film: bilibili, youku or youtube. The page's policy allows its player and no other.
 */
platform: ("bilibili" | "youku" | "youtube")
/**
 * The id in the address of the film's page: BV1kk4y1r72t (Bilibili), XMjY3MzgzODg0 (Youku), M7lc1UVf-VE (YouTube). Not the address.
 */
video: string
name: Text
/**
 * How long the film is, as minutes and seconds (3:42) or hours, minutes and seconds (1:05:00).
 */
duration?: string
poster: Image
text?: Text
}
/**
 * A table of the race's items: distance, places, fee, minimum age, allocation.
 */
export interface HomeEventFacts {
title?: Text
/**
 * Which facts are shown and in which order; left out, every fact that at least one item has.
 * 
 * @minItems 1
 * @maxItems 7
 */
columns?: ("distance" | "places" | "fee" | "age" | "allocation" | "start" | "climb")[]
note?: Text
}
/**
 * Questions that runners ask, each opening its answer.
 */
export interface HomeFaq {
title?: Text
/**
 * The questions.
 * 
 * @maxItems 100
 */
questions: {
id: Id
question: Text
answer: RichText
}[]
}
/**
 * Films of the race as a grid of posters that play in place.
 */
export interface HomeFilms {
title?: Text
intro?: Text
/**
 * The videos.
 * 
 * @maxItems 500
 * 
 * Items: One video.
 */
videos: {
id: Id
poster: Image
/**
 * Path of the MP4 file in the site's folder, or an https address.
 */
src: string
summary: Text
/**
 * Whether the video comes first.
 */
isRecommended?: boolean
}[]
}
/**
 * A general form of the site, such as for volunteers or a message, that visitors fill in on the page.
 */
export interface HomeForm {
/**
 * Path of the form's file, such as forms/volunteers.json. Its use is general.
 */
form: string
title?: Text
intro?: Text
beforeText?: Text
closedText?: Text
fullText?: Text
}
/**
 * Blocks side by side as cards, below each other as a list, or in a row.
 */
export interface HomeGroup {
title?: Text
lead?: Text
/**
 * Cards in a grid (as if left out), a list with lines between, or one row, which phones swipe.
 */
layout?: ("cards" | "list" | "row")
/**
 * The blocks, in their order.
 * 
 * @maxItems 50
 */
blocks: Block[]
}
/**
 * A heading above the blocks that follow, with a short line above it and a lead below it.
 */
export interface HomeHeading {
text: Text
/**
 * 2 for a part of the page (if it is left out), 3 and 4 for smaller parts within it. Inside a block with a heading of its own it is at least one below that.
 */
level?: number
kicker?: Text
lead?: Text
/**
 * At the start of the line (if it is left out), or centred.
 */
align?: ("start" | "center")
}
/**
 * Where runners look up their registration, result or photos, or the results of past years.
 */
export interface HomeLookUp {
/**
 * What runners look up.
 */
kind: ("registration" | "score" | "images" | "past-results")
title?: Text
intro?: Text
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
pastResults?: Link
gallery?: Link
/**
 * Past editions of the race, each with its own results.
 * 
 * @maxItems 100
 * 
 * Items: One past edition.
 */
editions?: {
id: Id
title: Text
link: Link
}[]
/**
 * By what runners are found on this site: the whole document number and name, the bib (results only), or a code to the phone or email that registered. All that the kind has if left out.
 * 
 * @minItems 1
 * @maxItems 3
 */
asks?: ("document" | "bib" | "code")[]
/**
 * What is shown of a registration or result in addition to its status. All if left out.
 * 
 * @maxItems 5
 */
shows?: ("bib" | "start-block" | "ranks" | "splits" | "certificate")[]
pickUp?: Text
}
/**
 * Whose race packs are mailed after the race, what is in them, what it costs and until when it can be requested, from race.mailing, with the way to request it.
 */
export interface HomeMailing {
title?: Text
text?: Text
}
/**
 * The course: a picture or a GPX or GeoJSON route on a map, with its elevation.
 */
export interface HomeMap {
title?: Text
image?: Image
/**
 * Path of the course as .gpx or .geojson, such as media/course.gpx.
 */
route?: string
/**
 * What the coordinates of the route mean: wgs84 (as if left out), as watches and GPS devices write them, or gcj02, as maps of AMap and Tencent export them.
 */
routeDatum?: ("wgs84" | "gcj02")
/**
 * The background map below the route. Without it the route lies on a calm plain.
 */
tiles?: {
/**
 * The address pattern of the map tiles, with {z}, {x} and {y}.
 */
url: string
/**
 * How the tiles are laid out: wgs84 (as if left out), or gcj02, as those of AMap and Tencent in mainland China are. The route is moved to them.
 */
datum?: ("wgs84" | "gcj02")
attribution: Text
/**
 * The closest zoom that the tiles offer.
 */
maxZoom?: number
}
/**
 * Draws the height along the route below the map; shown unless false.
 */
showElevation?: boolean
}
/**
 * What the visitor who is logged in has signed up for, and what they do next; others read how to log in.
 */
export interface HomeMyEntry {
title?: Text
text?: Text
}
/**
 * The latest documents of one or more lists, side by side on wide screens and as tabs on phones.
 */
export interface HomeNewsAndNotices {
title?: Text
/**
 * One list of documents each.
 * 
 * @minItems 1
 * @maxItems 4
 */
tabs: {
id: Id
title: Text
/**
 * The documents, in the order in which they are shown.
 * 
 * @maxItems 20
 */
documents: {
id: Id
/**
 * The document's file, such as documents/news-draw.json.
 */
dataPath: string
image?: Image
}[]
more?: Link
}[]
}
/**
 * Figures of the race in large type, such as 20,000 runners.
 */
export interface HomeNumbers {
title?: Text
/**
 * The numbers in their order.
 * 
 * @minItems 1
 * @maxItems 8
 */
numbers: {
id: Id
/**
 * A number, which each language writes in its own way, or a text without letters that both share, such as 2:08:31 or 10–12.
 */
value: (number | string)
unit?: Text
label: Text
note?: Text
}[]
/**
 * At the start of the line (if it is left out), or centred.
 */
align?: ("start" | "center")
}
/**
 * When runners who want a certain time pass each point of the course, at an even pace.
 */
export interface HomePaceTable {
title?: Text
/**
 * One table for each item; visitors choose one.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: The target times of one distance.
 */
tables: {
id: Id
item?: Id
name?: Text
/**
 * Length in kilometres; left out, that of the item.
 */
distanceKm?: number
/**
 * The times at the finish, as hours and minutes (3:30) or with seconds (0:55:30).
 * 
 * @minItems 1
 * @maxItems 40
 * 
 * Items: Hours and minutes, such as 3:30.
 */
targets: string[]
/**
 * The kilometres at which times are given; left out, every 5 km and half of the way, on short courses every kilometre.
 * 
 * @maxItems 60
 * 
 * Items: Kilometres from the start.
 */
splits?: number[]
}[]
note?: Text
}
/**
 * The marks of organisers, partners and media in named groups.
 */
export interface HomePartners {
title?: Text
/**
 * Groups of partners, such as organisers and media; all marks are of one size.
 * 
 * @maxItems 20
 * 
 * Items: Organisations of one rank.
 */
tiers: {
id: Id
name?: Text
/**
 * The organisations of this tier.
 * 
 * @maxItems 100
 * 
 * Items: One organisation.
 */
marks: {
id: Id
name: Text
image: Image
link?: Link
}[]
}[]
/**
 * mono (as if left out): grey until a visitor points at one, and white on a dark band; colour: as the files are.
 */
look?: ("mono" | "colour")
}
/**
 * Who runs the race: picture, name, role and how to reach them.
 */
export interface HomePeople {
title?: Text
/**
 * The people, in the order in which they are shown.
 * 
 * @maxItems 100
 * 
 * Items: One person or office.
 */
people: {
id: Id
name: Text
role?: Text
picture?: Image
text?: Text
link?: Link
linkText?: Text
}[]
}
/**
 * The pick-up of race packs by appointment, as race.pickUp states it: sites, days, what is free and the fullest hour of each day, renewed while the page is open, with the way to book.
 */
export interface HomePickUp {
title?: Text
text?: Text
}
/**
 * A picture with a text beside it; on phones one is below the other.
 */
export interface HomePictureText {
image: Image
caption?: Text
kicker?: Text
title?: Text
html?: RichText
/**
 * A button below the text.
 */
button?: {
label: Text
link: Link
/**
 * In the race's colour, with an outline (if it is left out), or as plain as a link.
 */
look?: ("primary" | "secondary" | "quiet")
}
/**
 * The picture is on the left (if it is left out) or on the right.
 */
side?: ("left" | "right")
/**
 * A third, half (if it is left out) or two thirds of the width.
 */
share?: ("third" | "half" | "two-thirds")
/**
 * As it is (if it is left out), or cropped around its focal point to 16:9, 4:3, a square, or 4:5.
 */
ratio?: ("natural" | "wide" | "landscape" | "square" | "portrait")
/**
 * The picture above the text (if it is left out), or below it.
 */
phone?: ("picture-first" | "text-first")
}
/**
 * Pictures of the race as a grid with a full view.
 */
export interface HomePictures {
title?: Text
intro?: Text
/**
 * The pictures.
 * 
 * @maxItems 2000
 * 
 * Items: One picture.
 */
pictures: {
id: Id
image: Image
/**
 * Path of a larger or uncropped file for the full view; left out, the picture itself.
 */
full?: string
/**
 * The id of another picture of this list that a click shows instead.
 */
opens?: (string | null)
/**
 * Whether the picture comes first.
 */
isRecommended?: boolean
caption?: Text
}[]
}
/**
 * How many places each item of the race has left, renewed while the page is open, with sold out and the waiting list.
 */
export interface HomePlacesLeft {
title?: Text
text?: Text
}
/**
 * Prize money by group and rank.
 */
export interface HomePrizeTable {
title?: Text
/**
 * One table each, such as the marathon overall.
 * 
 * @maxItems 30
 */
groups: {
id: Id
title: Text
note?: Text
/**
 * What each column of amounts is for, such as men and women; left out for a single column.
 * 
 * @maxItems 8
 */
columns?: Text[]
/**
 * One rank, or ranks with the same prize, each.
 * 
 * @maxItems 100
 */
rows: {
id: Id
rank: Text
/**
 * Prize money in yuan, one amount for each column; a single amount is the same in all columns.
 * 
 * @minItems 1
 * @maxItems 8
 */
amounts: number[]
}[]
}[]
note?: Text
}
/**
 * The words of one person, with their name and perhaps their picture.
 */
export interface HomeQuote {
text: Text
who?: Text
role?: Text
image?: Image
/**
 * At the start of the line (if it is left out), or centred.
 */
align?: ("start" | "center")
}
/**
 * One strong call to sign up that knows whether registration is yet to open, open, closed or switched off.
 */
export interface HomeRegisterNow {
title?: Text
text?: Text
/**
 * Whether the organiser offers sign-up here at all.
 */
isOpen?: boolean
closedText?: Text
link?: Link
}
/**
 * When registration opens and closes, how it stands, and a dialog that offers sign-up or look-up.
 */
export interface HomeRegistrationNow {
title?: Text
text?: Text
opensAt?: Instant
closesAt?: Instant
signUpLink?: Link
lookupLink?: Link
/**
 * Whether places and fees of the items are summed up.
 */
showItems?: boolean
}
/**
 * The first women and men of each item by the newest published results, and a search by name or bib that opens the list of results. Shows nothing until results are published.
 */
export interface HomeResults {
title?: Text
text?: Text
/**
 * The items whose winners are shown, in this order; all that have results unless stated.
 * 
 * @maxItems 20
 * 
 * Items: The id of an item of the race.
 */
items?: string[]
/**
 * How many places of women and of men are shown.
 */
places?: number
link?: Link
}
/**
 * Free text: paragraphs, or HTML with headings, lists and tables; in one or two columns.
 */
export interface HomeRichText {
title?: Text
html: RichText
/**
 * 1 (if it is left out), or 2 if the page is wide enough for both: for long texts of short paragraphs.
 */
columns?: number
}
/**
 * What happens when and where in the days around the race, day by day. What is on now is marked, by the server's clock.
 */
export interface HomeSchedule {
title?: Text
/**
 * What happens. The block puts entries in order and under the day of the race's time zone on which they begin.
 * 
 * @maxItems 200
 * 
 * Items: One thing that happens.
 */
entries: {
id: Id
at: Instant
until?: Instant
title: Text
place?: Text
/**
 * The ids of the race's items that it concerns; left out, everybody.
 * 
 * @maxItems 50
 */
items?: Id[]
text?: Text
}[]
/**
 * Names of days, such as Race day; a day without one has its date.
 * 
 * @maxItems 30
 * 
 * Items: The name of one day.
 */
days?: {
day: Day
title: Text
}[]
note?: Text
}
/**
 * Short messages that run past in one line and can be paused.
 */
export interface HomeScrollingInfo {
/**
 * The messages, the most important first.
 * 
 * @maxItems 20
 */
messages: {
id: Id
text: Text
link?: Link
}[]
}
/**
 * The home page's large entries to sign-up and look-ups.
 */
export interface HomeSearchEntries {
title?: Text
/**
 * The entries.
 * 
 * @maxItems 12
 */
entries: {
id: Id
title: Text
subtitle?: Text
/**
 * What the entry is for; it decides the icon.
 */
kind: ("registration" | "registration-search" | "score-search" | "photo-search")
opensAt?: Instant
closesAt?: Instant
timeTitle?: Text
link?: Link
/**
 * Whether the entry is switched on; switched off, it answers with a dialog.
 */
isOpen?: boolean
closedText?: Text
}[]
}
/**
 * A title and a background around other blocks.
 */
export interface HomeSection {
title?: Text
lead?: Text
/**
 * The background: the page, a shade darker, the race's colour, or dark.
 */
tone?: ("plain" | "sunken" | "accent" | "night")
image?: Image
/**
 * The blocks inside, from top to bottom.
 * 
 * @maxItems 200
 */
blocks: Block[]
}
/**
 * The sign-up form of the race, the application for a through entry, or the confirmation of a start.
 */
export interface HomeSignUp {
/**
 * The sign-up, the application for a place without the draw, or the confirmation of a place.
 */
kind: ("sign-up" | "through-entry" | "confirmation")
title?: Text
intro?: Text
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
link?: Link
opensAt?: Instant
closesAt?: Instant
closedText?: Text
contact?: Link
}
/**
 * QR codes and links to the race's accounts.
 */
export interface HomeSocialMedia {
title?: Text
/**
 * The accounts, in their order.
 * 
 * @maxItems 24
 * 
 * Items: One account.
 */
accounts: {
id: Id
name: Text
/**
 * The account's name there.
 */
account?: string
/**
 * What the QR code says, usually an address.
 */
code?: string
image?: Image
link?: Link
}[]
}
/**
 * The marks of the sponsors by rank.
 */
export interface HomeSponsorList {
title?: Text
/**
 * Ranks of sponsors, the highest first; its marks are the largest.
 * 
 * @maxItems 20
 * 
 * Items: Organisations of one rank.
 */
tiers: {
id: Id
name?: Text
/**
 * The organisations of this tier.
 * 
 * @maxItems 100
 * 
 * Items: One organisation.
 */
marks: {
id: Id
name: Text
image: Image
link?: Link
}[]
/**
 * How large the marks of the tier are; left out, the first tier is large, the second regular and the others small.
 */
size?: ("large" | "regular" | "small")
}[]
/**
 * mono (as if left out): grey until a visitor points at one, and white on a dark band; colour: as the files are.
 */
look?: ("mono" | "colour")
}
/**
 * A table of at most 200 rows and 12 columns, which scrolls sideways inside itself if the page is too narrow for it.
 */
export interface HomeTable {
title?: Text
caption?: Text
/**
 * The columns in their order.
 * 
 * @minItems 1
 * @maxItems 12
 */
columns: {
id: Id
title: Text
/**
 * Where the cells are aligned; left out, a column of numbers at its end and any other at its start.
 */
align?: ("start" | "center" | "end")
}[]
/**
 * The rows from top to bottom.
 * 
 * @minItems 1
 * @maxItems 200
 */
rows: {
id: Id
/**
 * One for each column, in the order of the columns; those that are missing at the end are empty.
 * 
 * @minItems 1
 * @maxItems 12
 * 
 * Items: A text in both languages; a number, which each language writes in its own way; or a text without letters that both share, such as 07:30.
 */
cells: ({
/**
 * The text in Chinese.
 */
zh: string
/**
 * The same text in English; without it English readers see the Chinese one.
 */
en?: string
} | number | string)[]
/**
 * Whether the row is emphasised, such as the next start.
 */
isHighlighted?: boolean
}[]
/**
 * Whether the first column names its rows: it is bold, and stays in view when the table scrolls.
 */
hasHeaderColumn?: boolean
note?: Text
}
/**
 * Blocks behind tabs, one tab open at a time; the address can name it.
 */
export interface HomeTabs {
title?: Text
lead?: Text
/**
 * The tabs, from left to right; the first is open at the start.
 * 
 * @minItems 2
 * @maxItems 12
 */
tabs: {
id: Id
title: Text
/**
 * The blocks behind the tab, from top to bottom.
 * 
 * @maxItems 50
 */
blocks: Block[]
}[]
}
/**
 * The dates of the race in order, with now marked.
 */
export interface HomeTime {
title?: Text
/**
 * The dates; they are shown in order of time.
 * 
 * @maxItems 40
 */
events: {
id: Id
at: Instant
until?: Instant
title: Text
text?: Text
}[]
}
/**
 * Where people upload files that the organiser needs.
 */
export interface HomeUploads {
title?: Text
intro?: Text
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
link?: Link
opensAt?: Instant
closesAt?: Instant
closedText?: Text
contact?: Link
}
/**
 * Films of the race as cards; a press plays one.
 */
export interface HomeVideoList {
title?: Text
/**
 * The films; the recommended ones are shown, or all where none is recommended.
 * 
 * @maxItems 200
 * 
 * Items: One film.
 */
videos: {
id: Id
poster: Image
/**
 * Path in the site's folder (media/start.mp4) or an https address of an MP4.
 */
src: string
summary: Text
/**
 * Whether the home page shows it.
 */
isRecommended?: boolean
}[]
more?: Link
}
/**
 * A mosaic of recommended photos; a click shows them large.
 */
export interface HomeWonderfulPictures {
title?: Text
/**
 * All photos that a click can lead to; the recommended ones are shown.
 * 
 * @maxItems 500
 * 
 * Items: One photo.
 */
pictures: {
id: Id
image: Image
/**
 * Path or address of the large picture; without it the same picture is shown large.
 */
full?: string
/**
 * The id of the picture that a click opens; without it the picture opens itself.
 */
opens?: (string | null)
/**
 * Whether the home page shows it.
 */
isRecommended?: boolean
caption?: Text
}[]
more?: Link
}
/**
 * A page made of blocks, as the home page is: any blocks, from top to bottom.
 */
export interface PageBlocks {
title?: Text
/**
 * Whether the title is above the blocks. Hidden, it is for screen readers only: for a page that opens with a large picture.
 */
heading?: ("shown" | "hidden")
lead?: Text
description?: Text
picture?: Image
/**
 * Keeps the page out of search engines and the sitemap. Anyone with its address can still open it.
 */
noindex?: boolean
/**
 * The blocks, from top to bottom.
 * 
 * @maxItems 200
 */
blocks: Block[]
}
/**
 * What visitors see in place of a page that is not visible now, or that is for others: when it opens, or who it is for. The program shows it by itself.
 */
export interface PageClosed {
from?: Instant
until?: Instant
/**
 * Who it is for.
 */
audience?: ("logged-in" | "entered" | "not-entered")
}
/**
 * Says that the page's content is on its way and, where that is known, when it comes.
 */
export interface PageComingSoon {
text?: Text
opensAt?: Instant
}
/**
 * Where drawn runners confirm their start and book a slot for their race pack.
 */
export interface PageConfirm {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
closesAt?: Instant
}
/**
 * Where invited or qualified runners apply for a place without the draw.
 */
export interface PageDirect {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
closesAt?: Instant
}
/**
 * One document: title, date, the whole content with a table of contents.
 */
export interface PageDocument {
/**
 * Path of the document file, such as documents/race-rules.json.
 */
dataPath: string
}
/**
 * Documents as cards with title, date and summary, recommended and newest first.
 */
export interface PageDocumentList {
/**
 * The documents of the list, each by its path in the site's folder.
 * 
 * @maxItems 5000
 * 
 * Items: Path of the document file, such as documents/news-draw.json.
 */
documents: string[]
/**
 * How many documents one page of the list shows.
 */
pageSize?: number
intro?: Text
}
/**
 * Documents as rows, title on the left and date on the right, recommended and newest first.
 */
export interface PageDocumentViewList {
/**
 * The documents of the list, each by its path in the site's folder.
 * 
 * @maxItems 5000
 * 
 * Items: Path of the document file, such as documents/news-draw.json.
 */
documents: string[]
/**
 * How many documents one page of the list shows.
 */
pageSize?: number
intro?: Text
}
/**
 * Documents without pictures in two columns, with title, date and summary, recommended and newest first.
 */
export interface PageDocumentViewList2 {
/**
 * The documents of the list, each by its path in the site's folder.
 * 
 * @maxItems 5000
 * 
 * Items: Path of the document file, such as documents/news-draw.json.
 */
documents: string[]
/**
 * How many documents one page of the list shows.
 */
pageSize?: number
intro?: Text
}
/**
 * Shows the translations at work: language, plurals, dates, numbers and the remote translation tables.
 */
export interface PageI18NDemos {

}
/**
 * All pictures of the race as a grid with a full view.
 */
export interface PageImageCollection {
intro?: Text
/**
 * The pictures.
 * 
 * @maxItems 2000
 * 
 * Items: One picture.
 */
pictures: {
id: Id
image: Image
/**
 * Path of a larger or uncropped file for the full view; left out, the picture itself.
 */
full?: string
/**
 * The id of another picture of this list that a click shows instead.
 */
opens?: (string | null)
/**
 * Whether the picture comes first.
 */
isRecommended?: boolean
caption?: Text
}[]
}
/**
 * Where runners look up their race photos.
 */
export interface PageImageSearch {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
gallery?: Link
}
/**
 * Shows where a link leads, with a button that goes there.
 */
export interface PageLink {
link: Link
text?: Text
}
/**
 * The race as it runs: leaderboards, and runners by bib. With this page, everybody reads the names in the start list.
 */
export interface PageLive {
intro?: Text
results?: Link
/**
 * On which a runner's estimated position is drawn.
 * 
 * @maxItems 20
 */
courses?: {
/**
 * The item of race.items that runs it.
 */
id: string
/**
 * Path of the course as .gpx or .geojson, such as media/course.gpx.
 */
route: string
}[]
}
/**
 * Where runners look up the results of past years, edition by edition.
 */
export interface PageMultipleScoreSearch {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
/**
 * Past editions of the race, each with its own results.
 * 
 * @maxItems 100
 * 
 * Items: One past edition.
 */
editions?: {
id: Id
title: Text
link: Link
}[]
/**
 * By what runners find their results of all years on this site: the whole document number and name, or a code to the phone or email that registered. Both if left out.
 * 
 * @minItems 1
 * @maxItems 2
 */
asks?: ("document" | "code")[]
/**
 * What is shown of a result in addition to its times and status. All if left out.
 * 
 * @maxItems 3
 */
shows?: ("ranks" | "splits" | "certificate")[]
}
/**
 * Says that there is no such page and leads to those there are.
 */
export interface PageNotFound {

}
/**
 * Where runners fill in the sign-up form.
 */
export interface PagePost {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
closesAt?: Instant
}
/**
 * Where runners look up the state of their registration.
 */
export interface PageRegistrationSearch {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
/**
 * By what runners find their registration on this site: the whole document number and name, or a code to the phone or email that registered. Both if left out.
 * 
 * @minItems 1
 * @maxItems 2
 */
asks?: ("document" | "code")[]
/**
 * What is shown of a registration in addition to its item and status. Both if left out.
 * 
 * @maxItems 2
 */
shows?: ("bib" | "start-block")[]
pickUp?: Text
}
/**
 * The published results of all items and editions: lists to search and filter, and a page for each runner. Shows nothing until results are published.
 */
export interface PageResults {
intro?: Text
/**
 * What the list shows of each runner beside place, name, bib and time; all of it unless stated.
 * 
 * @maxItems 5
 * 
 * Items: One of the columns.
 */
columns?: ("gender" | "ageGroup" | "club" | "country" | "gun")[]
note?: Text
}
/**
 * Where runners look up their result.
 */
export interface PageScoreSearch {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
pastResults?: Link
/**
 * By what runners find their result on this site: the whole document number and name, the bib, or a code to the phone or email that registered. All if left out. A bib finds no more than the public results show.
 * 
 * @minItems 1
 * @maxItems 3
 */
asks?: ("document" | "bib" | "code")[]
/**
 * What is shown of a result in addition to its times and status. All if left out.
 * 
 * @maxItems 3
 */
shows?: ("ranks" | "splits" | "certificate")[]
}
/**
 * Where people hand in files that the organiser asked for.
 */
export interface PageUpload {
/**
 * Whether the organiser has switched the service on.
 */
isOpen: boolean
intro?: Text
link?: Link
opensAt?: Instant
closedText?: Text
contact?: Link
closesAt?: Instant
}
/**
 * All videos of the race as a grid of posters that play in place.
 */
export interface PageVideoCollection {
intro?: Text
/**
 * The videos.
 * 
 * @maxItems 500
 * 
 * Items: One video.
 */
videos: {
id: Id
poster: Image
/**
 * Path of the MP4 file in the site's folder, or an https address.
 */
src: string
summary: Text
/**
 * Whether the video comes first.
 */
isRecommended?: boolean
}[]
}
/**
 * What must stay visible of pictures, by their paths, such as media/start.jpg. Without an entry, a picture is cropped around its middle.
 */
export interface Pictures {
$schema?: string
[k: string]: PicturesNote | string | undefined
}
/**
 * What is known of one picture.
 */
export interface PicturesNote {
/**
 * The point that stays visible if the picture is cropped.
 */
focus: {
/**
 * 0 is the left edge, 1 the right one.
 */
x: number
/**
 * 0 is the top edge, 1 the bottom one.
 */
y: number
}
}
/**
 * The base facts of one race as the platform's call for a race answers them.
 */
export interface RaceInformation {
/**
 * The number of the race; the binding of a domain name leads to it.
 */
raceId: (string | number)
/**
 * The domain name that is bound to the race.
 */
domainName?: (string | null)
/**
 * The full name of the race.
 */
raceName?: (string | null)
/**
 * The names of the race's items, as one text.
 */
raceItemTypeName?: (string | null)
/**
 * The number of the race's category.
 */
raceCategoryId?: (number | string | null)
/**
 * What makes the race special.
 */
raceFeatures?: (string | null)
/**
 * When the race starts.
 */
startTime?: (string | number | null)
/**
 * When the race ends.
 */
endTime?: (string | number | null)
/**
 * Whether each item has times of its own, or the list of them.
 */
itemTimeSetting?: (boolean | number | string | {

}[] | null)
/**
 * When sign-up opens.
 */
signUpStartTime?: (string | number | null)
/**
 * When sign-up closes.
 */
signUpEndTime?: (string | number | null)
/**
 * The opening time as visitors are told it.
 */
showSignUpStartTime?: (boolean | string | number | null)
/**
 * The closing time as visitors are told it.
 */
showSignUpEndTime?: (boolean | string | number | null)
/**
 * How many runners can sign up.
 */
signUpMaxNumber?: (number | string | null)
/**
 * Whether sign-up is open.
 */
signUpOpenStatus?: (boolean | number | string | null)
/**
 * Where runners sign up.
 */
signUpUrl?: (string | null)
/**
 * The code of the province.
 */
provinceId?: (number | string | null)
/**
 * The code of the city.
 */
cityId?: (number | string | null)
/**
 * The code of the district.
 */
districtId?: (number | string | null)
/**
 * Where the start is.
 */
detailAddress?: (string | null)
/**
 * The address of the race's picture, or several.
 */
imgDetail?: (string | string[] | null)
/**
 * Who answers questions.
 */
contactName?: (string | null)
/**
 * The telephone number for questions.
 */
contactPhone?: (string | null)
/**
 * The number of the organisation that holds the race.
 */
organizationId?: (number | string | null)
/**
 * How far the platform's audit of the race is.
 */
auditStatus?: (number | string | null)
/**
 * How far the race is.
 */
progressStatus?: (number | string | null)
/**
 * The state of the race.
 */
raceStatus?: (number | string | null)
/**
 * Whether the organiser has submitted the race.
 */
submitStatus?: (number | string | null)
/**
 * Who created the entry.
 */
createUser?: (number | string | null)
/**
 * Who changed the entry last.
 */
updateUser?: (number | string | null)
}
/**
 * Everything the public site of one race shows: look, shell, race facts, home page, pages and documents, and the hosts of its pictures and films.
 */
export interface Site {
/**
 * Names this file as a site of version 2.
 */
$schema: "https://startline.dev/schemas/site/v2.schema.json"
id: Id
title: Text
description?: Text
/**
 * The organiser's own number for this edition of the site.
 */
version?: (string | number)
/**
 * The organiser's own build mark.
 */
build?: (string | number)
/**
 * The languages offered; the language switch shows when there are two. The first is the default.
 * 
 * @minItems 1
 */
languages: ("zh" | "en")[]
/**
 * The race's IANA time zone, such as Asia/Shanghai (the default).
 */
timeZone?: string
/**
 * How pages are addressed: "hash" (the default) keeps the page behind the # of one address (/#/news), "history" gives each page an address of its own (/news), which the server answers with the finished page. Old hash addresses keep working.
 */
router?: ("hash" | "history")
/**
 * Where phones are sent. Left out, phones get this site, which fits them.
 */
mobileUrl?: string
/**
 * The hosts, other than this site's own, from which its pages show pictures, films and maps. Browsers block every other host.
 */
hosts?: {
/**
 * Such as img.example.org, or *.example.org for all below it.
 * 
 * @maxItems 10
 */
pictures?: SiteHost[]
/**
 * The hosts of film files; a film's still is a picture.
 * 
 * @maxItems 10
 */
films?: SiteHost[]
/**
 * The hosts of the background maps of course maps.
 * 
 * @maxItems 10
 */
maps?: SiteHost[]
}
/**
 * The packs whose composite blocks this site uses, besides its own.
 * 
 * @maxItems 10
 * 
 * Items: The name of a folder in packs/, beside the site's folder or beside the folder of sites.
 */
packs?: string[]
/**
 * What proves to search engines that the site is yours: the content of the meta element that each of them gives you.
 */
verification?: {
baidu?: SiteVerification
bing?: SiteVerification
google?: SiteVerification
sogou?: SiteVerification
so360?: SiteVerification
yandex?: SiteVerification
}
/**
 * Counts page views by the named providers, after a visitor agrees and never on pages with personal data. Visitors are asked by a notice.
 */
analytics?: {
/**
 * A server of Umami of your own.
 */
umami?: {
host: SiteExactHost
path?: SiteFolder
/**
 * The id that Umami shows in the settings of the website, such as 83dd64c4-17ad-4e3e-a905-b3d8c867c1a5.
 */
website: string
}
/**
 * A server of Matomo of your own.
 */
matomo?: {
host: SiteExactHost
path?: SiteFolder
/**
 * The number that Matomo shows in the list of websites.
 */
site: number
}
/**
 * A site at Baidu Tongji.
 */
baidu?: {
/**
 * The 32 characters after hm.js? in the code that Baidu Tongji gives you.
 */
id: string
}
}
/**
 * What visitors of a site with analytics are asked. Left out, the notice has its own words.
 */
cookieNotice?: {
text?: Text
privacyPolicy?: Link
}
/**
 * The race's own look.
 */
theme?: {
/**
 * The race's one strong colour, as #rrggbb. It is darkened where text on it would be hard to read.
 */
accent?: string
/**
 * The colour of text.
 */
ink?: string
/**
 * The colour of the page.
 */
surface?: string
/**
 * How round corners are.
 */
radius?: ("none" | "small" | "large")
/**
 * How much space there is between sections.
 */
density?: ("compact" | "regular" | "airy")
}
/**
 * The race's marks.
 */
brand?: {
logo?: Image
logoMobile?: Image
icon?: Image
share?: Image
}
/**
 * What stands above every page.
 */
header?: {
/**
 * Advertisements above the header.
 * 
 * @maxItems 12
 */
banners?: {
id: Id
image: Image
/**
 * Where a click leads.
 */
link?: string
/**
 * Where a click leads when the language is English.
 */
linkEn?: string
}[]
}
/**
 * What stands below every page.
 */
footer?: {
copyright?: Text
/**
 * Images of the footer.
 * 
 * @maxItems 12
 */
images?: {
id: Id
image: Image
link?: Link
}[]
/**
 * Filing numbers and other legal links.
 * 
 * @maxItems 12
 */
links?: {
id: Id
label: Text
link?: Link
}[]
}
/**
 * How runners reach the organiser. It is shown above the footer of every page and stated to search engines.
 */
contact?: {
/**
 * As runners dial it, such as 0571-8888 0000, 400-800-1234 or +86 571 8888 0000.
 */
phone?: string
/**
 * An address that someone reads, such as hello@race.example.org.
 */
email?: string
address?: Text
hours?: Text
}
/**
 * The race's accounts elsewhere, shown above the footer of every page.
 * 
 * @maxItems 20
 */
social?: {
id: Id
/**
 * Where the account is. wechat is an official account, which readers follow by its QR code.
 */
network: ("wechat" | "wechat-channels" | "weibo" | "douyin" | "xiaohongshu" | "bilibili" | "x" | "instagram" | "facebook" | "youtube" | "tiktok" | "strava")
account?: Text
link?: Link
qr?: Image
}[]
race?: Race
prices?: SitePrices
/**
 * The blocks of the home page, from top to bottom.
 */
home: {
/**
 * The blocks, from top to bottom.
 * 
 * @maxItems 2000
 */
blocks: Block[]
}
/**
 * The page that visitors see at addresses that the site does not have. Left out, the program's own.
 */
notFound?: {
page: Page
}
/**
 * The site's map and menu.
 * 
 * @maxItems 500
 */
routes: Route[]
/**
 * Documents that are written into this file instead of files of their own.
 * 
 * @maxItems 5000
 */
documents?: Document[]
/**
 * Offers accounts: login, registration and a page of one's own at /account. Left out, the site has no accounts.
 */
account?: {
userAgreement: Link
privacyPolicy: Link
}
/**
 * The sign-up form files of this race.
 * 
 * Items: Path in the site's folder, such as forms/sign-up.json.
 */
forms?: string[]
/**
 * Your own texts in place of the standard ones of the sign-up pages, by their names; docs/texts.md lists them.
 */
texts?: {
[k: string]: Text
}
}
/**
 * What an entry costs other than the fee of its item (early-bird offers, group discounts and coupons, applied in this order), how long runners have to pay, what a withdrawal pays back, and whether entries can be passed on or deferred to another race.
 */
export interface SitePrices {
/**
 * Whether runners pay the fees elsewhere, such as to the club in cash. Nothing is paid here then, and sign-ups count at once. Left out, fees are paid here.
 */
paidElsewhere?: boolean
/**
 * Lower fees for orders within a time. The order is made when the form is submitted.
 * 
 * @maxItems 50
 */
earlyBirds?: SiteEarlyBird[]
/**
 * Discounts for orders of several entrants. The one that takes most off applies.
 * 
 * @maxItems 50
 */
groups?: SiteGroupDiscount[]
/**
 * Discounts for those who have a code. Visitors never get this list.
 * 
 * @maxItems 1000
 */
coupons?: SiteCoupon[]
/**
 * How long runners have to pay once they have a place; then the place is given back. Left out, 30.
 */
payWithinMinutes?: number
refunds?: SiteRefunds
transfers?: SiteTransfers
deferrals?: SiteDeferrals
/**
 * The ids of the races on the same server whose deferred entries this race takes, as their race.json states them. They get places of its items, also while its registration is closed.
 * 
 * @minItems 1
 * @maxItems 20
 */
deferredFrom?: string[]
}
/**
 * A lower fee within a time.
 */
export interface SiteEarlyBird {
id: Id
name?: Text
/**
 * The ids of the items that it applies to. Left out, all.
 * 
 * @minItems 1
 * @maxItems 50
 */
items?: Id[]
/**
 * The fee per person in this time, in fen (hundredths of a yuan).
 */
feeFen: number
from?: Instant
until: Instant
}
/**
 * A discount for each entrant of a larger order.
 */
export interface SiteGroupDiscount {
id: Id
name?: Text
/**
 * The ids of the items that it applies to. Left out, all.
 * 
 * @minItems 1
 * @maxItems 50
 */
items?: Id[]
/**
 * From how many entrants of one order it applies.
 */
size: number
/**
 * The share of the fee that is taken off. Either this or offFen.
 */
percent?: number
/**
 * Fen (hundredths of a yuan) taken off the fee of one entrant. Either this or percent.
 */
offFen?: number
}
/**
 * A discount for those who have its code.
 */
export interface SiteCoupon {
id: Id
name?: Text
/**
 * What runners type. Capitals, spaces and hyphens do not matter. At least eight characters that nobody guesses.
 */
code: string
/**
 * The ids of the items that it applies to. Left out, all.
 * 
 * @minItems 1
 * @maxItems 50
 */
items?: Id[]
/**
 * For how many entrants it can be used, all orders together. Left out, any number.
 */
uses?: number
/**
 * For how many entrants one account can use it. Left out, any number.
 */
perPerson?: number
/**
 * The share of the fee that is taken off. Either this or offFen.
 */
percent?: number
/**
 * Fen (hundredths of a yuan) taken off the fee of one entrant. Either this or percent.
 */
offFen?: number
from?: Instant
until?: Instant
}
/**
 * What runners get back if they withdraw a paid entry. Left out, all of it.
 */
export interface SiteRefunds {
/**
 * How much of what was paid: 100 for all, 0 for nothing.
 */
percent: number
/**
 * A withdrawal from then on pays nothing back. Left out, as long as runners can withdraw.
 */
until?: string
}
/**
 * Runners may pass a confirmed entry on to another person. Left out, nobody can.
 */
export interface SiteTransfers {
from?: Instant
until: Instant
/**
 * How many times a place can be passed on. Left out, once.
 */
times?: number
/**
 * What a withdrawal pays back once an entry was passed on: none, or by the refund policy to the runner who paid it. Left out, none.
 */
refunds?: ("none" | "payer")
}
/**
 * Runners may exchange a confirmed entry for one in another race, such as that of next year, once its site takes them (deferredFrom). Left out, nobody can.
 */
export interface SiteDeferrals {
/**
 * The id of the other race on the same server, as its race.json states it.
 */
to: string
from?: Instant
until: Instant
/**
 * The id of the item in the other race for each item whose id is another one there.
 */
items?: {
[k: string]: Id
}
/**
 * How many times a place can be deferred, from race to race. Left out, once.
 */
times?: number
/**
 * What a withdrawal from the other race pays back: none, or what that race's refund policy states of what was paid here. Left out, none.
 */
refunds?: ("none" | "payer")
}

/** The props of each home block type, in their newest version. */
export interface HomeProps {
  "ad-list": HomeAdList;
  "alert": HomeAlert;
  "application-counts": HomeApplicationCounts;
  "button-row": HomeButtonRow;
  "call-to-action": HomeCallToAction;
  "cards": HomeCards;
  "carousel": HomeCarousel;
  "columns": HomeColumns;
  "countdown": HomeCountdown;
  "course-sections": HomeCourseSections;
  "cut-off-times": HomeCutOffTimes;
  "document-body": HomeDocumentBody;
  "document-list": HomeDocumentList;
  "download-list": HomeDownloadList;
  "embedded-video": HomeEmbeddedVideo;
  "event-facts": HomeEventFacts;
  "faq": HomeFaq;
  "films": HomeFilms;
  "form": HomeForm;
  "group": HomeGroup;
  "heading": HomeHeading;
  "look-up": HomeLookUp;
  "mailing": HomeMailing;
  "map": HomeMap;
  "my-entry": HomeMyEntry;
  "news-and-notices": HomeNewsAndNotices;
  "numbers": HomeNumbers;
  "pace-table": HomePaceTable;
  "partners": HomePartners;
  "people": HomePeople;
  "pick-up": HomePickUp;
  "picture-text": HomePictureText;
  "pictures": HomePictures;
  "places-left": HomePlacesLeft;
  "prize-table": HomePrizeTable;
  "quote": HomeQuote;
  "register-now": HomeRegisterNow;
  "registration-now": HomeRegistrationNow;
  "results": HomeResults;
  "rich-text": HomeRichText;
  "schedule": HomeSchedule;
  "scrolling-info": HomeScrollingInfo;
  "search-entries": HomeSearchEntries;
  "section": HomeSection;
  "sign-up": HomeSignUp;
  "social-media": HomeSocialMedia;
  "sponsor-list": HomeSponsorList;
  "table": HomeTable;
  "tabs": HomeTabs;
  "time": HomeTime;
  "uploads": HomeUploads;
  "video-list": HomeVideoList;
  "wonderful-pictures": HomeWonderfulPictures;
}

/** The props of each page type, in their newest version. */
export interface PageProps {
  "blocks": PageBlocks;
  "closed": PageClosed;
  "coming-soon": PageComingSoon;
  "confirm": PageConfirm;
  "direct": PageDirect;
  "document": PageDocument;
  "document-list": PageDocumentList;
  "document-view-list": PageDocumentViewList;
  "document-view-list2": PageDocumentViewList2;
  "i18n-demos": PageI18NDemos;
  "image-collection": PageImageCollection;
  "image-search": PageImageSearch;
  "link": PageLink;
  "live": PageLive;
  "multiple-score-search": PageMultipleScoreSearch;
  "not-found": PageNotFound;
  "post": PagePost;
  "registration-search": PageRegistrationSearch;
  "results": PageResults;
  "score-search": PageScoreSearch;
  "upload": PageUpload;
  "video-collection": PageVideoCollection;
}

/** The options of each field type, in their newest version. */
export interface FieldOptions {
  "address": AddressOptions;
  "blood-type": BloodTypeOptions;
  "checkbox": CheckboxOptions;
  "clothing-size": ClothingSizeOptions;
  "club": ClubOptions;
  "commitment-form": CommitmentFormOptions;
  "country": CountryOptions;
  "date-picker": DatePickerOptions;
  "email": EmailOptions;
  "emergency-contact": EmergencyContactOptions;
  "file-upload": FileUploadOptions;
  "gender": GenderOptions;
  "guardian": GuardianOptions;
  "identity-document": IdentityDocumentOptions;
  "image-address": ImageAddressOptions;
  "input": InputOptions;
  "matrix": MatrixOptions;
  "multiple-image-upload": MultipleImageUploadOptions;
  "number": NumberOptions;
  "past-events": PastEventsOptions;
  "phone": PhoneOptions;
  "picker": PickerOptions;
  "pinyin-name": PinyinNameOptions;
  "policy-dialog": PolicyDialogOptions;
  "province-city-district": ProvinceCityDistrictOptions;
  "radio": RadioOptions;
  "radio-with-more": RadioWithMoreOptions;
  "ranking": RankingOptions;
  "rating": RatingOptions;
  "score-validation-with-payment": ScoreValidationWithPaymentOptions;
  "score-verification": ScoreVerificationOptions;
  "signature": SignatureOptions;
  "textarea": TextareaOptions;
  "upload-image": UploadImageOptions;
  "url": UrlOptions;
}

/** What runners answer to each field type, in their newest version. */
export interface FieldAnswers {
  "address": AddressAnswer;
  "blood-type": BloodTypeAnswer;
  "checkbox": CheckboxAnswer;
  "clothing-size": ClothingSizeAnswer;
  "club": ClubAnswer;
  "commitment-form": CommitmentFormAnswer;
  "country": CountryAnswer;
  "date-picker": DatePickerAnswer;
  "email": EmailAnswer;
  "emergency-contact": EmergencyContactAnswer;
  "file-upload": FileUploadAnswer;
  "gender": GenderAnswer;
  "guardian": GuardianAnswer;
  "identity-document": IdentityDocumentAnswer;
  "image-address": ImageAddressAnswer;
  "input": InputAnswer;
  "matrix": MatrixAnswer;
  "multiple-image-upload": MultipleImageUploadAnswer;
  "number": NumberAnswer;
  "past-events": PastEventsAnswer;
  "phone": PhoneAnswer;
  "picker": PickerAnswer;
  "pinyin-name": PinyinNameAnswer;
  "policy-dialog": PolicyDialogAnswer;
  "province-city-district": ProvinceCityDistrictAnswer;
  "radio": RadioAnswer;
  "radio-with-more": RadioWithMoreAnswer;
  "ranking": RankingAnswer;
  "rating": RatingAnswer;
  "score-validation-with-payment": ScoreValidationWithPaymentAnswer;
  "score-verification": ScoreVerificationAnswer;
  "signature": SignatureAnswer;
  "textarea": TextareaAnswer;
  "upload-image": UploadImageAnswer;
  "url": UrlAnswer;
}
