// Testing Library and its cleanup are needed only where a test renders.
if (globalThis.document?.body) await import('../src/test-setup.ts')
