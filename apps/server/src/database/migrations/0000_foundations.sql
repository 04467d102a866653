CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
-- unaccent() is only stable because its dictionary could be swapped; naming the dictionary makes it safe to index.
CREATE FUNCTION fold_text(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN lower(unaccent('unaccent'::regdictionary, words));
END
$$;
--> statement-breakpoint
-- Every language's words of a {base, variants} text.
CREATE FUNCTION local_words(words jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(words ->> 'base', '') || coalesce((SELECT ' ' || string_agg(value, ' ' ORDER BY key) FROM jsonb_each_text(words -> 'variants')), '')
$$;
