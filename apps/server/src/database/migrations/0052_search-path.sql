-- A dump is restored with an empty search_path: a function then finds only what itself says where to look for. Extensions
-- may live in a schema of their own in a database that is not ours alone.
DO $$
DECLARE
  ours CONSTANT name := current_schema();
  extended CONSTANT name := (SELECT nspname FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'unaccent');
  places CONSTANT text := concat_ws(', ', 'pg_catalog', quote_ident(ours), quote_ident(nullif(extended, ours)));
  made text;
BEGIN
  FOREACH made IN ARRAY ARRAY[
    'fold_text(text)', 'local_words(jsonb)', 'news_mark(integer, text[])',
    'count_covers()', 'refuse_change()', 'check_posting_balance()', 'tell_site_changed()', 'keep_an_owner()'
  ] LOOP
    EXECUTE format('ALTER FUNCTION %I.%s SET search_path = %s', ours, made, places);
  END LOOP;
END
$$;
