import type { ComponentType } from "react";
import type { FieldProps } from "#blocks/field/kit/frame/fieldProps.ts";
import type { ContactProps } from "#blocks/home/contact/Contact.tsx";
import type { FrameProps } from "#blocks/home/frame/Frame.tsx";
import type { FieldAnswers, HomeProps, PageProps } from "#schemas/generated/types.ts";

type Unit<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The renderer of each home block type. A type with a schema and no line here does not compile. */
export const homeBlocks: { [Type in keyof HomeProps]: Unit<HomeProps[Type]> } = {
  "ad-list": () => import("./home/ad-list/AdList.tsx"),
  alert: () => import("./home/alert/Alert.tsx"),
  "application-counts": () => import("./home/application-counts/ApplicationCounts.tsx"),
  "button-row": () => import("./home/button-row/ButtonRow.tsx"),
  "call-to-action": () => import("./home/call-to-action/CallToAction.tsx"),
  cards: () => import("./home/cards/Cards.tsx"),
  carousel: () => import("./home/carousel/Carousel.tsx"),
  columns: () => import("./home/columns/Columns.tsx"),
  countdown: () => import("./home/countdown/Countdown.tsx"),
  "course-sections": () => import("./home/course-sections/CourseSections.tsx"),
  "cut-off-times": () => import("./home/cut-off-times/CutOffTimes.tsx"),
  "document-body": () => import("./home/document-body/DocumentBlock.tsx"),
  "document-list": () => import("./home/document-list/DocumentListBlock.tsx"),
  "download-list": () => import("./home/download-list/DownloadList.tsx"),
  "embedded-video": () => import("./home/embedded-video/EmbeddedVideo.tsx"),
  "event-facts": () => import("./home/event-facts/EventFacts.tsx"),
  faq: () => import("./home/faq/Faq.tsx"),
  films: () => import("./home/films/Films.tsx"),
  form: () => import("./home/form/FormBlock.tsx"),
  group: () => import("./home/group/Group.tsx"),
  heading: () => import("./home/heading/Heading.tsx"),
  "look-up": () => import("./home/look-up/LookUp.tsx"),
  mailing: () => import("./home/mailing/Mailing.tsx"),
  map: () => import("./home/map/CourseMap.tsx"),
  "my-entry": () => import("./home/my-entry/MyEntry.tsx"),
  "news-and-notices": () => import("./home/news-and-notices/NewsAndNotices.tsx"),
  numbers: () => import("./home/numbers/Numbers.tsx"),
  "pace-table": () => import("./home/pace-table/PaceTable.tsx"),
  partners: () => import("./home/partners/Partners.tsx"),
  people: () => import("./home/people/People.tsx"),
  "pick-up": () => import("./home/pick-up/PickUp.tsx"),
  "picture-text": () => import("./home/picture-text/PictureText.tsx"),
  pictures: () => import("./home/pictures/Pictures.tsx"),
  "places-left": () => import("./home/places-left/PlacesLeft.tsx"),
  "prize-table": () => import("./home/prize-table/PrizeTable.tsx"),
  quote: () => import("./home/quote/Quote.tsx"),
  "register-now": () => import("./home/register-now/RegisterNow.tsx"),
  "registration-now": () => import("./home/registration-now/RegistrationNow.tsx"),
  results: () => import("./home/results/Winners.tsx"),
  "rich-text": () => import("./home/rich-text/RichText.tsx"),
  schedule: () => import("./home/schedule/Schedule.tsx"),
  "scrolling-info": () => import("./home/scrolling-info/ScrollingInfo.tsx"),
  "search-entries": () => import("./home/search-entries/SearchEntries.tsx"),
  section: () => import("./home/section/SectionOfBlocks.tsx"),
  "sign-up": () => import("./home/sign-up/SignUpBlock.tsx"),
  "social-media": () => import("./home/social-media/SocialMedia.tsx"),
  "sponsor-list": () => import("./home/sponsor-list/SponsorList.tsx"),
  table: () => import("./home/table/Table.tsx"),
  tabs: () => import("./home/tabs/Tabs.tsx"),
  time: () => import("./home/time/Time.tsx"),
  uploads: () => import("./home/uploads/Uploads.tsx"),
  "video-list": () => import("./home/video-list/VideoList.tsx"),
  "wonderful-pictures": () => import("./home/wonderful-pictures/WonderfulPictures.tsx"),
};

/**
 * Returns the renderer of the frame that the compiler writes around a block
 * (compiler/emit/frames.ts): no config names this type.
 */
export const frame: Unit<FrameProps> = () => import("./home/frame/Frame.tsx");

/**
 * Returns the renderer of what the compiler writes into the footer (compiler/emit/footer.ts): no
 * config names this type.
 */
export const contact: Unit<ContactProps> = () => import("./home/contact/Contact.tsx");

/** The renderer of each page type. */
export const pages: { [Type in keyof PageProps]: Unit<PageProps[Type]> } = {
  blocks: () => import("./page/blocks/PageOfBlocks.tsx"),
  closed: () => import("./page/closed/Closed.tsx"),
  "coming-soon": () => import("./page/coming-soon/ComingSoon.tsx"),
  confirm: () => import("./page/confirm/Confirm.tsx"),
  direct: () => import("./page/direct/Direct.tsx"),
  document: () => import("./page/document/Document.tsx"),
  "document-list": () => import("./page/document-list/DocumentList.tsx"),
  "document-view-list": () => import("./page/document-view-list/DocumentViewList.tsx"),
  "document-view-list2": () => import("./page/document-view-list2/DocumentViewList2.tsx"),
  "i18n-demos": () => import("./page/i18n-demos/I18nDemos.tsx"),
  "image-collection": () => import("./page/image-collection/ImageCollection.tsx"),
  "image-search": () => import("./page/image-search/ImageSearch.tsx"),
  link: () => import("./page/link/Link.tsx"),
  live: () => import("./page/live/Live.tsx"),
  "multiple-score-search": () => import("./page/multiple-score-search/MultipleScoreSearch.tsx"),
  "not-found": () => import("./page/not-found/NotFound.tsx"),
  post: () => import("./page/post/Post.tsx"),
  "registration-search": () => import("./page/registration-search/RegistrationSearch.tsx"),
  results: () => import("./page/results/Results.tsx"),
  "score-search": () => import("./page/score-search/ScoreSearch.tsx"),
  upload: () => import("./page/upload/Upload.tsx"),
  "video-collection": () => import("./page/video-collection/VideoCollection.tsx"),
};

/** The renderer of each field type of the sign-up form. */
export const fields: { [Type in keyof FieldAnswers]: Unit<FieldProps<Type>> } = {
  address: () => import("./field/address/Address.tsx"),
  "blood-type": () => import("./field/blood-type/BloodType.tsx"),
  checkbox: () => import("./field/checkbox/Checkbox.tsx"),
  "clothing-size": () => import("./field/clothing-size/ClothingSize.tsx"),
  club: () => import("./field/club/Club.tsx"),
  "commitment-form": () => import("./field/commitment-form/CommitmentForm.tsx"),
  country: () => import("./field/country/Country.tsx"),
  "date-picker": () => import("./field/date-picker/DatePicker.tsx"),
  email: () => import("./field/email/Email.tsx"),
  "emergency-contact": () => import("./field/emergency-contact/EmergencyContact.tsx"),
  "file-upload": () => import("./field/file-upload/FileUpload.tsx"),
  gender: () => import("./field/gender/Gender.tsx"),
  guardian: () => import("./field/guardian/Guardian.tsx"),
  "identity-document": () => import("./field/identity-document/IdentityDocument.tsx"),
  "image-address": () => import("./field/image-address/ImageAddress.tsx"),
  input: () => import("./field/input/Input.tsx"),
  matrix: () => import("./field/matrix/Matrix.tsx"),
  "multiple-image-upload": () => import("./field/multiple-image-upload/MultipleImageUpload.tsx"),
  number: () => import("./field/number/Number.tsx"),
  "past-events": () => import("./field/past-events/PastEvents.tsx"),
  phone: () => import("./field/phone/Phone.tsx"),
  picker: () => import("./field/picker/Picker.tsx"),
  "pinyin-name": () => import("./field/pinyin-name/PinyinName.tsx"),
  "policy-dialog": () => import("./field/policy-dialog/PolicyDialog.tsx"),
  "province-city-district": () => import("./field/province-city-district/ProvinceCityDistrict.tsx"),
  radio: () => import("./field/radio/Radio.tsx"),
  "radio-with-more": () => import("./field/radio-with-more/RadioWithMore.tsx"),
  ranking: () => import("./field/ranking/Ranking.tsx"),
  rating: () => import("./field/rating/Rating.tsx"),
  "score-validation-with-payment": () => import("./field/score-validation-with-payment/ScoreValidationWithPayment.tsx"),
  "score-verification": () => import("./field/score-verification/ScoreVerification.tsx"),
  signature: () => import("./field/signature/Signature.tsx"),
  textarea: () => import("./field/textarea/Textarea.tsx"),
  "upload-image": () => import("./field/upload-image/UploadImage.tsx"),
  url: () => import("./field/url/Url.tsx"),
};
