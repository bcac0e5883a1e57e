import { format, parseISO } from 'date-fns'
import type { IsoDate } from './days'

/** `27 March 2026`, for letters and notes. */
export const longDate = (date: IsoDate): string => format(parseISO(date), 'd MMMM yyyy')

/** `27 Mar 2026`, for running text. */
export const shortDate = (date: IsoDate): string => format(parseISO(date), 'd MMM yyyy')
