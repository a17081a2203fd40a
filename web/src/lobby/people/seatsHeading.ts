/** The id of the heading above the seats, where the focus goes after a member has been removed. */
export const SEATS_HEADING = "seats";
