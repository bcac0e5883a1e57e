import { Fragment } from 'react'

/** Text without spaces, such as an email, that may break after "@" and ".". */
export const BreakableText = ({ text }: { text: string }) =>
  text.split(/(?<=[@.])/).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: slices of one text, never moved
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ))
