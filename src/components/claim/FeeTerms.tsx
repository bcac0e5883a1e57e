import { config } from '@/config'
import { ExternalLink } from '@/ui/Buttons'

export const FeeTerms = () => (
  <>
    Fees are set out in our{' '}
    <ExternalLink href={config.termsUrl} isNewTab>
      terms and conditions
    </ExternalLink>
    .
  </>
)
