/** The animations of `Appear`, in a file of their own so that they load after the screen. */
export { domAnimation as default } from 'framer-motion'
