import { createElement, type SVGProps } from 'react'

type ShapeProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }
type ShapeData = { node: [tag: string, attributes: Record<string, string>][] }

/** Makes the component of a shape from its data: of our own shapes, and of lucide's icons (tools/lucideShapes.ts). */
export const createShape = ({ node }: ShapeData) =>
  function Shape({ size, ...attributes }: ShapeProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    )
  }
