import type { NotFoundProps } from '../../generator/features/pages/not-found.ts';
import { Button } from '../parts/Button.tsx';
import { useWords } from '../words.ts';

export function NotFound({ home }: NotFoundProps) {
  const { shell } = useWords();
  return (
    <div className="shell flex min-h-[70svh] flex-col items-start justify-end gap-6 py-12 lg:py-20">
      <p className="figure figure-large text-accent">404</p>
      <h1 className="heading">{shell.lost}</h1>
      <Button link={home} />
    </div>
  );
}
