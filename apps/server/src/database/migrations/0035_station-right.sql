-- Whoever looks after the printers of a house looks after its stations too.
UPDATE staff_role SET rights = array_append(rights, 'stations.edit')
  WHERE 'printers.edit' = ANY (rights) AND NOT 'stations.edit' = ANY (rights);
