import { DataList, Span } from '@chakra-ui/react'
import { dataListSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'

const isEmpty = (value: ReactNode) => value === null || value === undefined || value === ''

/** Terms and values; an empty value reads "Not provided". */
export function DefinitionList({
  items,
  columns = 1,
}: {
  items: readonly { term: string; value: ReactNode }[]
  columns?: 1 | 2
}) {
  return (
    <DataList.Root
      recipe={dataListSlotRecipe}
      orientation="horizontal"
      size="lg"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` }}
      columnGap="8"
      rowGap="0"
    >
      {items.map(({ term, value }) => (
        <DataList.Item
          key={term}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: 'minmax(8rem, 2fr) 3fr' }}
          columnGap="4"
          rowGap="0"
          alignItems="start"
          py="2"
          borderTopWidth="1px"
          minW="0"
        >
          <DataList.ItemLabel minW="0">{term}</DataList.ItemLabel>
          <DataList.ItemValue
            display="block"
            minW="0"
            overflowWrap="anywhere"
            whiteSpace="pre-line"
          >
            {isEmpty(value) ? <Span color="fg.muted">Not provided</Span> : value}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
