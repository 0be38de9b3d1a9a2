ALTER TABLE "pay_shares" ADD CONSTRAINT "pay_shares_basis_points" CHECK ("basis_points" BETWEEN 1 AND 10000);
