import styled from '@emotion/styled'
import { useId } from 'react'
import type { HandoverDocument, HandoverTable } from '@/domain/handoverFile'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** The notes as they are read, on the screen and on paper. */
export function HandoverText({ notes }: { notes: HandoverDocument }) {
  const prefix = useId()
  return (
    <Article>
      {notes.lead.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {notes.sections.map(({ id, heading, sentences, list = [], table, rest }) => (
        <section key={id} aria-labelledby={`${prefix}${id}`}>
          <h3 id={`${prefix}${id}`}>{heading}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {table && table.rows.length > 0 && <Figures table={table} heading={`${prefix}${id}`} />}
          {table && rest && (
            <details>
              <summary>{rest.label}</summary>
              <Figures table={{ ...table, rows: rest.rows }} heading={`${prefix}${id}`} />
            </details>
          )}
        </section>
      ))}
    </Article>
  )
}

function Figures({ table: { head, rows }, heading }: { table: HandoverTable; heading: string }) {
  return (
    <Scroller role="region" aria-labelledby={heading} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\n')}>
              {row.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const Article = styled.article`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  font: 400 ${token('t-14')} ${token('font')};

  section {
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    padding-block-start: 16px;
  }
  h3 {
    font: 600 ${token('t-16')} ${token('font')};
  }
  summary {
    inline-size: fit-content;
    padding-block: 4px;
    cursor: pointer;

    @media print {
      list-style: none;
    }
  }
  ul {
    margin: 0;
    padding-inline-start: 20px;
    list-style: disc;
  }
  li {
    padding-block: 2px;
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding-block: 6px;
    padding-inline: 0 16px;
    border-block-end: 1px solid ${token('line')};
    text-align: start;
    vertical-align: top;
  }
  th {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
    white-space: nowrap;
  }
  ${phone} {
    td {
      min-inline-size: 88px;
    }
  }
  @media print {
    /* What must not be parted is kept together among blocks, not among the rows of a grid. */
    &,
    section {
      display: block;
    }
    section > * + * {
      margin-block-start: 6px;
    }
    h3,
    section > p {
      break-after: avoid;
    }
    th {
      color: inherit;
    }
    /* No row of a table stands alone on a page. */
    tbody tr:first-of-type:not(:last-of-type),
    tbody tr:nth-last-of-type(2) {
      break-after: avoid;
    }
    tr,
    li {
      break-inside: avoid;
    }
    thead {
      display: table-header-group;
    }
  }
`
const Scroller = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`
