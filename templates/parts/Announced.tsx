import type { ReleaseProps } from '../../generator/features/releases/record-page.ts';
import { Button } from './Button.tsx';

type Props = NonNullable<ReleaseProps['announced']> & { title: string };

/** A release before its day: the date, and reminders. */
export function Announced({ title, label, presave, reminder }: Props) {
  return (
    <div className="announced">
      <p className="heading">{label}</p>
      {(presave || reminder) && (
        <div className="actions">
          {presave && <Button link={presave} context={title} />}
          {reminder && <Button link={reminder} context={title} quiet={presave !== undefined} />}
        </div>
      )}
    </div>
  );
}
