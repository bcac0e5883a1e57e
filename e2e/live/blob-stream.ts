// Adds Blob.stream() to jsdom, which lacks it: Node's Response reads a blob by it.
Blob.prototype.stream ??= function (this: Blob) {
  return new ReadableStream({
    start: async (stream) => {
      stream.enqueue(new Uint8Array(await this.arrayBuffer()))
      stream.close()
    },
  })
}
