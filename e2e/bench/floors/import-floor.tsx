// The floor of an import: a file that a worker reads, its first 50 rows, and a button.
import { createRoot } from 'react-dom/client'

type Read = { count: number; rows: string[][] }

const root = createRoot(document.getElementById('root') as HTMLElement)

function readFile(file?: File) {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Read>) => render(data))
  worker.postMessage(file)
}

const render = (read?: Read) =>
  root.render(
    <>
      <input
        type="file"
        aria-label="CSV file"
        onChange={({ target }) => readFile(target.files?.[0])}
      />
      {read && (
        <>
          <table>
            <tbody>
              {read.rows.map((cells) => (
                <tr key={cells.join()}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <button type="button">{`Import ${read.count} debts`}</button>
        </>
      )}
    </>,
  )
render()
