import { useWords } from '../words.ts';

interface Props {
  /** The name of the download, for screen readers that list links out of context. */
  title: string;
  url: string;
  /** Language tag of the file. */
  language?: string | undefined;
}

/** Downloads a file, which is not prefetched. */
export function DownloadLink({ title, url, language }: Props) {
  const { links } = useWords();
  return (
    <a href={url} hrefLang={language} download="" className="card-link">
      {links.download}
      <span className="sr-only">: {title}</span>
    </a>
  );
}
