CREATE UNIQUE INDEX "price_bands_one_open" ON "price_bands"("service_id") WHERE "up_to" IS NULL;
