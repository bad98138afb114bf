import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { IconChevronRight } from '../icons.ts'
import { RussianAria } from '../overlays/RussianAria.tsx'
import styles from './tree.module.css'

export interface TreeNode {
  id: string
  title: string
  /** To the right of the title: a count, a status. */
  note?: string
  children?: readonly TreeNode[]
}

export interface TreeProps {
  label: string
  nodes: readonly TreeNode[]
  /** What is open at first. */
  open?: readonly string[]
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** Things inside of things, of which one is chosen: region, municipality, school. Arrows walk, open and close. */
export function Tree({ label, nodes, open = [], chosen, onChoose }: TreeProps) {
  const [expanded, setExpanded] = useState<Iterable<string | number>>(open)
  return (
    <RussianAria>
      <AriaTree
        aria-label={label}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => onChoose(keys === 'all' ? null : ([...keys].map(String)[0] ?? null))}
        expandedKeys={expanded}
        onExpandedChange={setExpanded}
        className={styles.tree!}
      >
        {nodes.map(branch)}
      </AriaTree>
    </RussianAria>
  )
}

const branch = ({ id, title, note, children = [] }: TreeNode) => (
  <TreeItem key={id} id={id} textValue={title} className={styles.item!}>
    <TreeItemContent>
      {children.length > 0 ? (
        <Button slot="chevron" className={styles.toggle!}>
          <IconChevronRight aria-hidden="true" />
        </Button>
      ) : (
        <span className={styles.leaf} />
      )}
      <span className={styles.title}>{title}</span>
      {note && <span className={styles.note}>{note}</span>}
    </TreeItemContent>
    {children.map(branch)}
  </TreeItem>
)
