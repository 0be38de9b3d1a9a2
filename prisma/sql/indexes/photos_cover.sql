CREATE UNIQUE INDEX "photos_cover" ON "photos"("delivery_id") WHERE "is_cover";
