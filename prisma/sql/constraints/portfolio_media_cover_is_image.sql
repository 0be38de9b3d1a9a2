ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_cover_is_image" CHECK (NOT "is_cover" OR ("kind" = 'IMAGE' AND "item_id" IS NOT NULL));
