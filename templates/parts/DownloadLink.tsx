interface Props {
  /** What is downloaded, for those who hear the link out of its context. */
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
