import type { Download } from '../../generator/site/downloads.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { Facts } from './Facts.tsx';

/** Files with their type, language and size, a row each. */
export function DownloadList({ files }: { files: Download[] }) {
  return (
    <ul className="rows">
      {files.map((file) => (
        <li key={file.url} className="row format">
          <div className="format-what">
            <span className="subheading" dir="auto">
              {file.title}
            </span>
            <Facts facts={file.facts} />
          </div>
          <p className="format-end">
            <DownloadLink {...file} />
          </p>
        </li>
      ))}
    </ul>
  );
}
