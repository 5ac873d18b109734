import { createElement, type SVGProps } from 'react'

type ShapeProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }
type ShapeData = { node: [tag: string, attributes: Record<string, string>][] }

/**
 * Makes the component of a shape from its data, of lucide's icons, too: it stands where their own maker does
 * (vite.config.ts), which brings 2 KiB for contexts, classes and names that nobody asks for here.
 */
const createShape = ({ node }: ShapeData) =>
  function Shape({ size, ...attributes }: ShapeProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...attributes}
      >
        {node.map(([tag, shape]) => createElement(tag, shape))}
      </svg>
    )
  }

// oxlint-disable-next-line import/no-default-export -- lucide's files import their maker so
export default createShape
