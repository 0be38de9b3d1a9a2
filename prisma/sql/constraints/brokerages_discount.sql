ALTER TABLE "brokerages" ADD CONSTRAINT "brokerages_discount" CHECK ("discount_basis_points" BETWEEN 0 AND 10000);
