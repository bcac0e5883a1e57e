import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { restoreFocusOnRemoval } from './restore-focus-on-removal'

const Frames = ({ hasInner = true, hasButton = true }) => (
  <main ref={restoreFocusOnRemoval} tabIndex={-1}>
    {hasInner && (
      <section ref={restoreFocusOnRemoval} tabIndex={-1} aria-label="Inner">
        {hasButton && <button type="button">Remove</button>}
      </section>
    )}
  </main>
)

it('of nested frames the innermost that is still there takes the focus of a removed element', async () => {
  const { rerender } = render(<Frames hasInner={false} />)
  rerender(<Frames />)
  screen.getByRole('button').focus()
  rerender(<Frames hasButton={false} />)
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus())

  rerender(<Frames />)
  screen.getByRole('button').focus()
  rerender(<Frames hasInner={false} />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})
