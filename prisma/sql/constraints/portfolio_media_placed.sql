ALTER TABLE "portfolio_media" ADD CONSTRAINT "portfolio_media_placed" CHECK (("item_id" IS NULL) = ("position" IS NULL) AND "position" >= 0);
