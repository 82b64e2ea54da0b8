import type { AnnouncedLead } from '../../generator/features/pages/home-lead.ts';
import type { Link } from '../../generator/site/parts.ts';
import { Button } from './Button.tsx';
import { Countdown } from './Countdown.tsx';

interface Props extends AnnouncedLead {
  title: string;
  /** Page, unless it is this one. */
  more?: Link | undefined;
}

/** A release before its day: the date, and reminders. */
export function Announced({ title, label, countdown, presave, reminder, more }: Props) {
  const links = [presave, reminder, more].filter((link) => link !== undefined);
  return (
    <div className="announced">
      <p className={countdown ? 'subheading' : 'heading'}>{label}</p>
      {countdown && <Countdown {...countdown} />}
      {links.length > 0 && (
        <div className="actions">
          {links.map((link, index) => (
            <Button key={link.url} link={link} context={title} quiet={index > 0} />
          ))}
        </div>
      )}
    </div>
  );
}
