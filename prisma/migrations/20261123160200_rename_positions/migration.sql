-- Where a row stands in its list is its position, in every table.
ALTER TABLE "services" RENAME COLUMN "sort" TO "position";
ALTER INDEX "services_active_category_sort_idx" RENAME TO "services_active_category_position_idx";

ALTER TABLE "portfolio_stats" RENAME COLUMN "display_order" TO "position";
ALTER INDEX "portfolio_stats_display_order_idx" RENAME TO "portfolio_stats_position_idx";

-- Postgres 18 and later give NOT NULL constraints a name.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "pg_constraint" WHERE "conrelid" = '"services"'::regclass AND "conname" = 'services_sort_not_null') THEN
    ALTER TABLE "services" RENAME CONSTRAINT "services_sort_not_null" TO "services_position_not_null";
    ALTER TABLE "portfolio_stats" RENAME CONSTRAINT "portfolio_stats_display_order_not_null" TO "portfolio_stats_position_not_null";
  END IF;
END $$;
