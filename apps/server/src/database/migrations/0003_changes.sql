-- Whoever writes what visitors are shown, every process that keeps it in memory hears of it at commit.
-- PostgreSQL sends a message once per transaction, however often it is said.
CREATE FUNCTION tell_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT pg_notify(''comanda_site'', changed::text) FROM (SELECT DISTINCT %I AS changed FROM changed_rows) AS sites', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  kept text;
  key text;
BEGIN
  FOREACH kept IN ARRAY ARRAY[
    'allergen', 'attribute', 'attribute_value', 'banner', 'brand', 'category', 'category_window', 'combination',
    'combination_section', 'combination_value', 'content_page', 'delivery_zone', 'diet', 'holiday',
    'listed_combination_price', 'listed_price', 'menu', 'offered_group', 'option_group', 'option_value',
    'option_value_allergen', 'option_value_diet', 'picture', 'price_list', 'product', 'product_allergen',
    'product_category', 'product_diet', 'product_menu', 'product_pause', 'product_store', 'product_window',
    'promotion', 'promotion_combination', 'promotion_product', 'promotion_store', 'related_product', 'resource',
    'section', 'section_item', 'section_item_allergen', 'site', 'site_host', 'site_key', 'site_language',
    'social_link', 'special_day', 'special_day_shift', 'store', 'store_day', 'store_shift', 'table_position',
    'zone_postal_code'
  ] LOOP
    key := CASE kept WHEN 'site' THEN 'id' ELSE 'site_id' END;
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed(%L)', kept || '_tells_insert', kept, key);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed(%L)', kept || '_tells_update', kept, key);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed(%L)', kept || '_tells_delete', kept, key);
  END LOOP;
END
$$;
