import { accent, Illustration, wash } from '@/ui/illustrations'

/** A sheet of accounts with a line being added. */
export const LedgerIllustration = () => (
  <Illustration>
    <circle cx="72" cy="50" r="44" {...wash} />
    <path d="M42 14h48l10 10v62H42z" fill="var(--chakra-colors-bg-panel)" />
    <path d="M90 14v10h10" />
    <path d="M52 36h24M52 48h16M52 60h24M84 36h6M84 48h6M84 60h6" />
    <path d="M52 74h20" strokeDasharray="3 5" />
    <circle cx="98" cy="76" r="13" fill="var(--chakra-colors-bg-panel)" {...accent} />
    <path d="M98 70v12M92 76h12" {...accent} />
  </Illustration>
)

/** An office building. */
export const CompanyIllustration = () => (
  <Illustration>
    <circle cx="70" cy="50" r="44" {...wash} />
    <path d="M44 88V18h38v70M82 44h22v44" fill="var(--chakra-colors-bg-panel)" />
    <path d="M32 88h84" />
    <path d="M56 32h4M68 32h4M56 46h4M68 46h4M56 60h4M68 60h4M92 56h4M92 68h4" {...accent} />
    <path d="M58 88V74h10v14" {...accent} />
  </Illustration>
)

/** A sheet of accounts that is ticked off. */
export const AnsweredIllustration = () => (
  <Illustration>
    <circle cx="70" cy="50" r="44" {...wash} />
    <path d="M40 14h56v72H40z" fill="var(--chakra-colors-bg-panel)" />
    <path d="M64 32h20M64 50h20M64 68h12" />
    <path d="m48 31 3 3 5-6M48 49l3 3 5-6" {...accent} />
    <circle cx="98" cy="74" r="14" fill="var(--chakra-colors-bg-panel)" {...accent} />
    <path d="m92 74 4 5 8-9" {...accent} />
  </Illustration>
)

/** A magnifying glass over an empty list. */
export const NoMatchIllustration = () => (
  <Illustration>
    <circle cx="70" cy="50" r="44" {...wash} />
    <path d="M30 26h56M30 42h30M30 58h24M30 74h40" strokeDasharray="4 6" />
    <circle cx="84" cy="52" r="20" fill="var(--chakra-colors-bg-panel)" {...accent} />
    <path d="m98 67 16 17M77 52h14" {...accent} />
  </Illustration>
)

/** A folder with a sheet going in. */
export const FolderIllustration = () => (
  <Illustration>
    <circle cx="70" cy="52" r="42" {...wash} />
    <path d="M52 40V16h30l8 8v20" fill="var(--chakra-colors-bg-panel)" {...accent} />
    <path d="M60 26h14M60 34h20" {...accent} />
    <path d="M30 40h26l6 8h48v36H30z" fill="var(--chakra-colors-bg-panel)" />
  </Illustration>
)
