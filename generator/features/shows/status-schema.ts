/** Whether a show takes place as announced. */
import * as z from 'zod';

export const STATUSES = ['scheduled', 'cancelled', 'postponed', 'moved', 'sold_out'] as const;
type Status = (typeof STATUSES)[number];

/** Aliases of statuses in the languages of the interface. */
export const STATUS_ALIASES: Readonly<Record<string, Status>> = {
  canceled: 'cancelled',
  cancelado: 'cancelled',
  annulé: 'cancelled',
  abgesagt: 'cancelled',
  'fällt aus': 'cancelled',
  entfällt: 'cancelled',
  suspendido: 'cancelled',
  annullato: 'cancelled',
  iptal: 'cancelled',
  ملغى: 'cancelled',
  ملغاة: 'cancelled',
  adiado: 'postponed',
  aplazado: 'postponed',
  reporté: 'postponed',
  verschoben: 'postponed',
  rinviato: 'postponed',
  ertelendi: 'postponed',
  مؤجل: 'postponed',
  مؤجلة: 'postponed',
  rescheduled: 'moved',
  verlegt: 'moved',
  soldout: 'sold_out',
  esgotado: 'sold_out',
  agotado: 'sold_out',
  complet: 'sold_out',
  ausverkauft: 'sold_out',
  esaurito: 'sold_out',
  'tutto esaurito': 'sold_out',
  'guichets fermés': 'sold_out',
  épuisé: 'sold_out',
  lotado: 'sold_out',
  tükendi: 'sold_out',
  نفدت: 'sold_out',
  'نفدت التذاكر': 'sold_out',
};

export const status = z
  .enum([...STATUSES, 'sold out'], 'must be scheduled, cancelled, postponed, moved or sold_out')
  .transform((given): Status => (given === 'sold out' ? 'sold_out' : given))
  .meta({ aliases: STATUS_ALIASES });
