CREATE UNIQUE INDEX "pay_service_amounts_one_open" ON "pay_service_amounts"("photographer_id", "service_id", "price_basis") WHERE "up_to" IS NULL;
