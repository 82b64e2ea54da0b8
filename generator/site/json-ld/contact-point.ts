/** The people to write to. */
import type { Site } from '../site.ts';

export function contactPointsLd({ settings }: Site) {
  return (settings.contacts ?? []).map(({ name, role, company, territory, email, phone, url }) => ({
    '@type': 'ContactPoint' as const,
    name: company ? `${name}, ${company}` : name,
    ...(role && { contactType: role }),
    ...(territory && { areaServed: territory }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(url && { url }),
  }));
}
