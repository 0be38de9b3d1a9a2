CREATE UNIQUE INDEX "portfolio_media_one_cover" ON "portfolio_media"("item_id") WHERE "is_cover";
