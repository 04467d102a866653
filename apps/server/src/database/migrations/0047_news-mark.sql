-- Every look of a board begins with it. Inside the statement that finds the caller its estimated cost grew with the
-- events of an evening, and each time it grew PostgreSQL planned that statement anew for hundreds of calls, which took
-- four times as long as to run it. As a function it costs the same in every plan, and keeps its own.
CREATE FUNCTION news_mark(of_site integer, topics text[]) RETURNS text
LANGUAGE plpgsql STABLE COST 1 SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    SELECT count(*) || ' ' || coalesce(sum(news.id), 0)
    FROM unnest(topics) AS wanted (topic)
    CROSS JOIN LATERAL (
      SELECT latest.id FROM live_event latest
      WHERE latest.site_id = of_site AND latest.topic = wanted.topic
      ORDER BY latest.id DESC LIMIT 100
    ) AS news
  );
END $$;
