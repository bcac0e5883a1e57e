import { type Config, readConfig } from '@/lib/config-schema'

/** The checked configuration. Nothing else reads `import.meta.env`. */
export const config: Config = readConfig(import.meta.env, {
  mockByDefault: import.meta.env.DEV,
})
