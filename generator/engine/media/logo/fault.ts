import type { LogoFault } from '../../problems/catalogue/engine-pictures.ts';

/** Why a drawing cannot be used. */
export interface SvgFault {
  fault: LogoFault;
  /** The part of it that is at fault. */
  found?: string | undefined;
  /** Where that is in the drawing, counted from 1. */
  line?: number;
  column?: number;
}
