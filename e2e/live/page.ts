// jsdom's Blob has no stream, and Node's Response reads an uploaded file's answer by it.
Blob.prototype.stream ??= function (this: Blob) {
  return new ReadableStream({
    start: async (stream) => {
      stream.enqueue(new Uint8Array(await this.arrayBuffer()))
      stream.close()
    },
  })
}
