/** Whether this build carries the mocked API; a constant, so that a real build drops the import. */
declare const __MOCK_API__: boolean
