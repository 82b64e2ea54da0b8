interface Props {
  /** The name of the download, for screen readers that list links out of context. */
  title: string;
  url: string;
}

/** Fetches a file for keeps; nothing fetches it ahead. */
export function DownloadLink({ title, url }: Props) {
  return (
    <a href={url} download="" className="card-link">
      Download
      <span className="sr-only">: {title}</span>
    </a>
  );
}
