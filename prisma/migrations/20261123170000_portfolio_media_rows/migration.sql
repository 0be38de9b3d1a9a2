-- The images and videos of an item are rows that point to their files, and no longer lists of addresses.
CREATE TYPE "PortfolioMediaKind" AS ENUM ('IMAGE', 'VIDEO');

ALTER TABLE "portfolio_media" ADD COLUMN "kind" "PortfolioMediaKind",
ADD COLUMN "item_id" UUID,
ADD COLUMN "position" INTEGER,
ADD COLUMN "is_cover" BOOLEAN NOT NULL DEFAULT false;

-- Files that were never queued for preparation have no row yet.
INSERT INTO "portfolio_media" ("file_id", "state")
SELECT "id", CASE WHEN "content_type" LIKE 'video/%' THEN 'READY' ELSE 'PREPARING' END::"PortfolioMediaState"
FROM "stored_files" WHERE "purpose" = 'PORTFOLIO'
ON CONFLICT DO NOTHING;

UPDATE "portfolio_media" SET "kind" = CASE WHEN "content_type" LIKE 'video/%' THEN 'VIDEO' ELSE 'IMAGE' END::"PortfolioMediaKind"
FROM "stored_files" WHERE "stored_files"."id" = "file_id";

-- An address whose file is gone showed nothing. No file was ever in two items; if one is, the older item keeps it.
WITH "listed" AS (
  SELECT DISTINCT ON ("file"."id")
    "file"."id" AS "file_id", "item"."id" AS "item_id", "place", "address" = "item"."image_url" AS "is_cover"
  FROM "portfolio_items" AS "item"
  CROSS JOIN unnest("item"."images" || "item"."videos") WITH ORDINALITY AS "medium" ("address", "place")
  JOIN "stored_files" AS "file"
    ON "address" = '/api/portfolio/' || "file"."key" AND "file"."purpose" = 'PORTFOLIO'
  ORDER BY "file"."id", "item"."created_at", "item"."id", "place"
), "placed" AS (
  SELECT *, row_number() OVER (PARTITION BY "item_id" ORDER BY "place") - 1 AS "position" FROM "listed"
)
UPDATE "portfolio_media" SET
  "item_id" = "placed"."item_id",
  "position" = "placed"."position",
  "is_cover" = coalesce("placed"."is_cover", false) AND "kind" = 'IMAGE'
FROM "placed" WHERE "placed"."file_id" = "portfolio_media"."file_id";
SET CONSTRAINTS ALL IMMEDIATE;

ALTER TABLE "portfolio_media" ALTER COLUMN "kind" SET NOT NULL,
ADD CONSTRAINT "portfolio_media_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "portfolio_items"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
ADD CONSTRAINT "portfolio_media_placed" CHECK (("item_id" IS NULL) = ("position" IS NULL) AND "position" >= 0),
ADD CONSTRAINT "portfolio_media_cover_is_image" CHECK (NOT "is_cover" OR ("kind" = 'IMAGE' AND "item_id" IS NOT NULL)),
ADD CONSTRAINT "portfolio_media_poster_of_video" CHECK ("poster_file_id" IS NULL OR "kind" = 'VIDEO');
CREATE UNIQUE INDEX "portfolio_media_item_id_position_key" ON "portfolio_media"("item_id", "position");
CREATE UNIQUE INDEX "portfolio_media_one_cover" ON "portfolio_media"("item_id") WHERE "is_cover";

ALTER TABLE "portfolio_items" DROP COLUMN "image_url", DROP COLUMN "images", DROP COLUMN "videos";

-- A portfolio file is as visible as its item; every logo is public, and no other file is.
ALTER TABLE "stored_files" DROP COLUMN "is_public";
