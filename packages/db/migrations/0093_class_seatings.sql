CREATE TABLE "class_seatings" (
	"school_class_id" integer PRIMARY KEY NOT NULL,
	"rows" smallint NOT NULL,
	"desks" smallint NOT NULL,
	"version" integer NOT NULL,
	"changed_by" integer,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_seats" (
	"school_class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "class_seats_school_class_id_user_id_pk" PRIMARY KEY("school_class_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "class_seatings" ADD CONSTRAINT "class_seatings_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_seatings" ADD CONSTRAINT "class_seatings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_seats" ADD CONSTRAINT "class_seats_school_class_id_school_classes_id_fk" FOREIGN KEY ("school_class_id") REFERENCES "public"."school_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_seats" ADD CONSTRAINT "class_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_seatings_changed_by" ON "class_seatings" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "class_seats_user" ON "class_seats" USING btree ("user_id");