import type { ReactNode } from 'react'

const Mark = ({ children }: { children: ReactNode }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 22 22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const MenuMark = () => (
  <Mark>
    <path d="M3 6h16M3 11h16M3 16h16" />
  </Mark>
)

export const SearchMark = () => (
  <Mark>
    <circle cx="9.5" cy="9.5" r="6" />
    <path d="m14 14 5 5" />
  </Mark>
)

export const PersonMark = () => (
  <Mark>
    <circle cx="11" cy="7.5" r="3.5" />
    <path d="M4 19c1-4 4-5.5 7-5.5s6 1.5 7 5.5" />
  </Mark>
)

export const HomeMark = () => (
  <Mark>
    <path d="M3.5 10 11 4l7.5 6M5.5 9v9h11V9" />
  </Mark>
)

export const DebtsMark = () => (
  <Mark>
    <path d="M5 3h12v16l-3-2-3 2-3-2-3 2zM8 8h6M8 12h6" />
  </Mark>
)

export const AboutMark = () => (
  <Mark>
    <circle cx="11" cy="11" r="8" />
    <path d="M11 10.5V15M11 7.2v.1" />
  </Mark>
)
