/** The status of a show. */

import * as z from 'zod';
import { aliases } from '../../engine/lib/aliases.ts';

export const STATUSES = ['scheduled', 'cancelled', 'postponed', 'moved', 'sold_out'] as const;
type Status = (typeof STATUSES)[number];

/** Aliases of statuses in the languages of the interface. */
export const STATUS_ALIASES = aliases<Status>({
  cancelled: `canceled, cancelado, annulé, abgesagt, fällt aus, entfällt, suspendido, annullato, iptal, ملغى,
    ملغاة`,
  postponed: 'adiado, aplazado, reporté, verschoben, rinviato, ertelendi, مؤجل, مؤجلة',
  moved: 'rescheduled, verlegt',
  sold_out: `soldout, esgotado, agotado, complet, ausverkauft, esaurito, tutto esaurito, guichets fermés, épuisé,
    lotado, tükendi, نفدت, نفدت التذاكر`,
});

export const status = z
  .enum([...STATUSES, 'sold out'], 'must be scheduled, cancelled, postponed, moved or sold_out')
  .transform((given): Status => (given === 'sold out' ? 'sold_out' : given))
  .meta({ aliases: STATUS_ALIASES });
