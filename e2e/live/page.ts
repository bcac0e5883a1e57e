// jsdom's Blob has no stream(), which Node's Response needs.
Blob.prototype.stream ??= function (this: Blob) {
  return new ReadableStream({
    start: async (stream) => {
      stream.enqueue(new Uint8Array(await this.arrayBuffer()))
      stream.close()
    },
  })
}
