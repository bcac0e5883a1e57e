import { isMissingCode, missingPart } from './missing-code'

/** The former names of `missing-code`, for the rooms that still use them. */
export { isMissingCode as isChunkLoadError, missingPart as chunkErrorStore }
