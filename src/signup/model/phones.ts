type PhoneBook = (country: string, number: string) => boolean;

let book: PhoneBook | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the rules for mobile numbers of all countries (33 kB), once; resolves also if that fails.
 */
function loadPhones(): Promise<void> {
  loading ??= import("#forms/phoneBook.ts").then(
    (module) => {
      book = module.default;
    },
    () => {
      // The server checks the number again.
      loading = undefined;
    },
  );
  return loading;
}

/**
 * Returns whether a number could be a mobile number of a country (two letters). Before the rules
 * are loaded, it could.
 */
export function isMobile(country: string, number: string): boolean {
  if (book) return book(country, number);
  void loadPhones();
  return true;
}
