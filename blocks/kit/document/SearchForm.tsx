import { type FormEvent, useId } from "react";
import { TextInput } from "#blocks/kit/control/Field.tsx";
import { Link } from "#blocks/kit/link/Link.tsx";
import { useSite } from "#blocks/kit/site/site.ts";
import { texts } from "#blocks/kit/site/texts.ts";
import { longestSearch, readListAddress, writeListAddress } from "#core/listAddress.ts";
import { messages } from "#locales/generated/kit/documents.ts";
import styles from "./SearchForm.module.css";

const useTexts = texts(messages);

/** The search of a list. What is searched is in the address, also without JavaScript. */
export function SearchForm({ search }: { search: string }) {
  const t = useTexts();
  const { path, href, navigate } = useSite();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("search") ?? "");
    const query = new URLSearchParams({ search: words });
    navigate(writeListAddress(path, readListAddress(`?${query}`)));
  };
  return (
    <form
      // Uncontrolled: what is typed is the visitor's until it is submitted.
      key={search}
      className={styles.form}
      method="get"
      action={href(path)}
      aria-label={t("search")}
      onSubmit={submit}
    >
      <label htmlFor={id}>{t("words")}</label>
      <TextInput id={id} type="search" name="search" maxLength={longestSearch} defaultValue={search} />
      <button type="submit">{t("find")}</button>
      {search !== "" && (
        <Link to={path} className={styles.all}>
          {t("all")}
        </Link>
      )}
    </form>
  );
}
