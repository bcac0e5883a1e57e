// Testing Library is needed only by tests that render.
if (globalThis.document?.body) await import('../src/testing/setup.ts')
