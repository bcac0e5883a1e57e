import { snackbar } from '../snackbar'

export function closeSnackbars(): void {
  for (const { id } of snackbar.queue()) snackbar.close(id)
}
